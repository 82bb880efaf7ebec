import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { DescriptionList } from './DescriptionList';

const meta = preview.meta({
  title: 'Data/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Timeline', detail: 'Jun 1, 2025 to Aug 31, 2025' },
      { term: 'Budget', detail: '$12,000' },
      { term: 'Reach', detail: '48,200' },
    ],
  },
});

export const Rows = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Budget').tagName).toBe('DT');
  },
});

export const Columns = meta.story({ args: { layout: 'columns' } });
