import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Inline } from '../Inline/Inline';
import { RoleBadge } from './RoleBadge';

const meta = preview.meta({
  title: 'Feedback/RoleBadge',
  component: RoleBadge,
  args: { role: 'admin' },
});

export const Roles = meta.story({
  render: () => (
    <Inline>
      <RoleBadge role="admin" />
      <RoleBadge role="editor" />
      <RoleBadge role="viewer" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const word of ['Admin', 'Editor', 'Viewer']) {
      await expect(canvas.getByText(word)).toBeVisible();
    }
  },
});
