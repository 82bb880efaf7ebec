import { choices } from '@brandroom/stories/arg-types';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect } from 'storybook/test';
import { Spinner } from './Spinner';
import * as styles from './Spinner.css';

const meta = preview.meta({
  title: 'Feedback/Spinner',
  component: Spinner,
  argTypes: choices({ size: styles.dots }),
  args: { label: 'Loading brands' },
  parameters: guide({
    purpose: 'Says that something is loading where its room is not known.',
    avoid: 'Where the layout is known use Skeleton; where the share is known ProgressBar.',
    keys: [],
    dos: ['Name the loading content: "Loading brands".'],
    donts: ['Show two on one screen.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const Named = meta.story({
  args: { isBlock: true, size: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading brands' })).toBeInTheDocument();
  },
});
