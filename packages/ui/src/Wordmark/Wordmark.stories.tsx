import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Inline } from '../Inline/Inline';
import { Wordmark } from './Wordmark';

const meta = preview.meta({ title: 'Foundations/Wordmark', component: Wordmark });

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
