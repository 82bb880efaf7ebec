import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Splash } from './Splash';

const meta = preview.meta({
  title: 'Feedback/Splash',
  component: Splash,
  args: { label: 'Loading' },
  parameters: { layout: 'fullscreen' },
});

export const WholePage = meta.story({
  play: async ({ canvas }) => {
    const splash = canvas.getByRole('progressbar', { name: 'Loading' });
    await expect(splash.clientHeight).toBe(window.innerHeight);
  },
});
