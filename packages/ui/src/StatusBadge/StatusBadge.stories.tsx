import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline';
import { StatusBadge } from './StatusBadge';
import { badgeStatuses } from './StatusMark';

const meta = preview.meta({
  title: 'Feedback/StatusBadge',
  component: StatusBadge,
  argTypes: { status: { control: 'inline-radio', options: badgeStatuses } },
  args: { status: 'pending' as const },
  parameters: guide({
    purpose: 'The status of a content item: a shape, a word and a tint.',
    avoid: 'For other facts use Badge.',
    keys: [],
    dos: ['Leave the word: shape and tint only repeat it.'],
    donts: ['Use the tints of the statuses for something else.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const EachStatus = meta.story({
  render: () => (
    <Inline>
      {badgeStatuses.map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const word of ['Draft', 'Pending', 'Approved', 'Scheduled', 'Published', 'Rejected']) {
      await expect(canvas.getByText(word)).toBeVisible();
    }
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});
