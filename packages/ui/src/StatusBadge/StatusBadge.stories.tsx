import { FileText } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Badge } from '../Badge/Badge';
import { Inline } from '../Inline/Inline';
import { RoleBadge } from '../RoleBadge/RoleBadge';
import { Stack } from '../Stack/Stack';
import { StatusBadge } from './StatusBadge';

const statuses = ['draft', 'pending', 'approved', 'scheduled', 'published', 'rejected'] as const;

const meta = preview.meta({
  title: 'Feedback/Badges',
  component: StatusBadge,
  args: { status: 'pending' },
});

export const All = meta.story({
  render: () => (
    <Stack>
      <Inline>
        {statuses.map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
      </Inline>
      <Inline>
        <RoleBadge role="admin" />
        <RoleBadge role="editor" />
        <RoleBadge role="viewer" />
      </Inline>
      <Inline>
        <Badge icon={FileText}>Template</Badge>
        <Badge tone="info">New</Badge>
        <Badge tone="success">Good</Badge>
        <Badge tone="warning">High</Badge>
        <Badge tone="danger">Bad</Badge>
      </Inline>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Approved')).toBeVisible();
  },
});
