import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Spinner } from './Spinner';

const meta = preview.meta({
  title: 'Feedback/Spinner',
  component: Spinner,
  args: { label: 'Loading brands' },
});

export const Named = meta.story({
  args: { isBlock: true, size: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading brands' })).toBeInTheDocument();
  },
});
