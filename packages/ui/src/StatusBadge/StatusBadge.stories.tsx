import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Inline } from '../Inline/Inline';
import { StatusBadge } from './StatusBadge';

const statuses = ['draft', 'pending', 'approved', 'scheduled', 'published', 'rejected'] as const;

const meta = preview.meta({
  title: 'Feedback/StatusBadge',
  component: StatusBadge,
  args: { status: 'pending' },
});

export const EachStatus = meta.story({
  render: () => (
    <Inline>
      {statuses.map((status) => (
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
