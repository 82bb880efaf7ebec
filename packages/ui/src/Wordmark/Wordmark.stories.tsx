import { choices } from '@brandroom/stories/arg-types';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline';
import { Wordmark } from './Wordmark';
import * as styles from './Wordmark.css';

const meta = preview.meta({
  title: 'Media/Wordmark',
  component: Wordmark,
  argTypes: choices({ size: styles.sizes }),
  parameters: guide({
    purpose: 'The name of the product.',
    avoid: 'In running text: write the name.',
    keys: [],
    dos: ['Use the mark alone where the word has no room.'],
    donts: ['Change its colors.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const Sizes = meta.story({
  render: () => (
    <Inline gap={48} align="baseline">
      <Wordmark size="small" />
      <Wordmark />
      <Wordmark size="large" />
      <Wordmark isMarkOnly />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Brandroom')).toHaveLength(4);
  },
});
