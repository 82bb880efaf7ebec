import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { Bell } from 'lucide';
import { expect, screen, waitFor } from 'storybook/test';
import { ButtonLink } from '../ButtonLink/ButtonLink';
import { Heading } from '../Heading/Heading';
import { IconButton } from '../IconButton/IconButton';
import { Link } from '../Link/Link';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Popover } from './Popover';

const meta = preview.meta({
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    trigger: <IconButton icon={Bell} label="Notifications, none" />,
    isOpen: true,
    onOpenChange: () => undefined,
    label: 'Notifications',
    children: 'No pending approvals',
  },
  parameters: guide({
    purpose: 'A small dialog at its trigger: something to look at or a little to do.',
    avoid: 'For a line of help use Tooltip; for a task Dialog.',
    keys: [
      { keys: ['Enter'], does: 'Opens it', story: 'Notifications' },
      { keys: ['Escape'], does: 'Closes; focus goes back', story: 'Notifications' },
    ],
    dos: ['Name what opens.'],
    donts: ['Put a form of many fields into it.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const Notifications = meta.story({
  render: () => (
    <Popover
      label="Notifications"
      placement="bottom start"
      trigger={<IconButton icon={Bell} label="Notifications, 1 pending approval" />}
    >
      <Heading level={2} size="body">
        Content Needs Approval
      </Heading>
      <Stack as="ul">
        <li>
          <Link href="#post" variant="strong">
            Summer launch, teaser
          </Link>
          <Text size="caption" tone="muted">
            Jun 1, 2025, 2:30 PM
          </Text>
        </li>
      </Stack>
      <ButtonLink href="#calendar" isFullWidth>
        View Content Calendar
      </ButtonLink>
    </Popover>
  ),
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Notifications, 1 pending approval' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Notifications' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Notifications' });
  },
});
