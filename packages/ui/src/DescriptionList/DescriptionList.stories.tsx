import { choices } from '@brandroom/stories/arg-types';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect } from 'storybook/test';
import { DescriptionList } from './DescriptionList';
import * as styles from './DescriptionList.css';

const meta = preview.meta({
  title: 'Data/DescriptionList',
  component: DescriptionList,
  argTypes: choices({ layout: styles.lists }),
  args: {
    items: [
      { term: 'Timeline', detail: 'Jun 1, 2025 to Aug 31, 2025' },
      { term: 'Budget', detail: '$12,000' },
      { term: 'Reach', detail: '48,200' },
    ],
  },
  parameters: guide({
    purpose: 'Facts about one thing: terms and what they are.',
    avoid: 'For facts about many things use DataTable.',
    keys: [],
    dos: ['Keep terms short.'],
    donts: ['Use it to lay out a form.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Budget').tagName).toBe('DT');
  },
});

export const Columns = meta.story({ args: { layout: 'columns' } });
