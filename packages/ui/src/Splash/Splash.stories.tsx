import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect } from 'storybook/test';
import { Splash } from './Splash';

const meta = preview.meta({
  title: 'Feedback/Splash',
  component: Splash,
  args: { label: 'Loading' },
  parameters: {
    layout: 'fullscreen',
    ...guide({
      purpose: 'The whole page before anything of it is here.',
      avoid: 'Inside the app: use LoadingRegion.',
      keys: [],
      dos: ['Show it once, at the start.'],
      donts: ['Put words beside it that come and go.'],
      heard: 'Default',
    }),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const splash = canvas.getByRole('progressbar', { name: 'Loading' });
    await expect(splash.clientHeight).toBe(window.innerHeight);
  },
});
