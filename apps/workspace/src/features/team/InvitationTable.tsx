import type { Invitation } from '@brandroom/domain/team/member.schema';
import type { DataColumn } from '@brandroom/ui/data-column';
import { Icon } from '@brandroom/ui/Icon';
import { Inline } from '@brandroom/ui/Inline';
import { InteractiveTable } from '@brandroom/ui/InteractiveTable';
import { Text } from '@brandroom/ui/Text';
import { Mail } from 'lucide';

import { DateText } from '../../shared/time/DateText';
import { InvitedBadge, MenuButton } from './TeamCells';
import { teamMessages } from './team.messages';
import type { TeamCommands } from './use-team-menu';

const messages = teamMessages.invitations;

function columnsFor(commands: TeamCommands): readonly DataColumn<Invitation>[] {
  const { columns } = messages;
  const facts: readonly DataColumn<Invitation>[] = [
    {
      id: 'email',
      header: columns.email,
      isRowHeader: true,
      cell: ({ email }) => (
        <Inline isWrapping={false} as="span">
          <Icon of={Mail} />
          <Text as="span" size="ui" weight="strong" isTruncated>
            {email}
          </Text>
        </Inline>
      ),
    },
    {
      id: 'invitedBy',
      header: columns.invitedBy,
      cell: ({ invitedByName }) => invitedByName,
    },
    {
      id: 'access',
      header: columns.access,
      isFirstOnPhones: true,
      cell: (invitation) => <InvitedBadge {...invitation} />,
    },
    {
      id: 'sentAt',
      header: columns.sentAt,
      align: 'end',
      isNowrap: true,
      cell: ({ sentAt }) => <DateText at={sentAt} />,
    },
  ];
  if (!commands.openMenu) return facts;
  return [
    ...facts,
    {
      id: 'actions',
      header: columns.actions,
      isHeaderHidden: true,
      align: 'end',
      cell: (row, { isTabStop }) => (
        <MenuButton entry={{ kind: 'invitation', row }} commands={commands} isTabStop={isTabStop} />
      ),
    },
  ];
}

interface InvitationTableProps {
  invitations: readonly Invitation[];
  commands: TeamCommands;
}

/** The open invitations. */
export function InvitationTable({ invitations, commands }: InvitationTableProps) {
  return (
    <InteractiveTable
      caption={messages.caption}
      isCaptionVisible
      isFullBleed
      columns={columnsFor(commands)}
      rows={invitations}
      getRowId={({ id }) => id}
    />
  );
}
