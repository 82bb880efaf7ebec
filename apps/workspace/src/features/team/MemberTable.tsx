import type { UserId } from '@brandroom/domain/id.schema';
import type { TeamMember } from '@brandroom/domain/team/member.schema';
import type { DataColumn } from '@brandroom/ui/data-column';
import { Inline } from '@brandroom/ui/Inline';
import { InteractiveTable } from '@brandroom/ui/InteractiveTable';
import { Text } from '@brandroom/ui/Text';

import { useWorkspace } from '../../shared/brand/workspace';
import { useSearchUpdate } from '../../shared/navigation/use-search-update';
import { PersonAvatar } from '../../shared/people/PersonAvatar';
import { DateText } from '../../shared/time/DateText';
import { AccessBadges, MenuButton } from './TeamCells';
import type { TeamSearch } from './team-search';
import { memberOrders } from './team-search';
import { teamMessages } from './team.messages';
import type { TeamCommands } from './use-team-menu';

const messages = teamMessages.members;

function columnsFor(me: UserId, commands: TeamCommands): readonly DataColumn<TeamMember>[] {
  const { columns } = messages;
  const facts: readonly DataColumn<TeamMember>[] = [
    {
      id: 'name',
      header: columns.name,
      isRowHeader: true,
      isSortable: true,
      cell: ({ id, name, avatar }) => (
        <Inline isWrapping={false} as="span">
          <PersonAvatar name={name} avatar={avatar} size="small" />
          <Text as="span" size="ui" weight="strong" isTruncated>
            {id === me ? messages.you(name) : name}
          </Text>
        </Inline>
      ),
    },
    { id: 'email', header: columns.email, isSortable: true, cell: ({ email }) => email },
    {
      id: 'access',
      header: columns.access,
      isSortable: true,
      isFirstOnPhones: true,
      cell: (member) => <AccessBadges {...member} />,
    },
    {
      id: 'lastActive',
      header: columns.lastActive,
      isSortable: true,
      align: 'end',
      isNowrap: true,
      cell: ({ lastActive }) => (lastActive ? <DateText at={lastActive} /> : messages.never),
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
        <MenuButton entry={{ kind: 'member', row }} commands={commands} isTabStop={isTabStop} />
      ),
    },
  ];
}

interface MemberTableProps {
  members: readonly TeamMember[];
  search: TeamSearch;
  commands: TeamCommands;
}

/** The members as a table, sorted by the address. */
export function MemberTable({ members, search, commands }: MemberTableProps) {
  const { user } = useWorkspace();
  const update = useSearchUpdate<TeamSearch>();
  const { orderBy = 'name', direction = 'ascending' } = search;
  return (
    <InteractiveTable
      caption={messages.caption}
      isFullBleed
      columns={columnsFor(user.id, commands)}
      rows={members}
      getRowId={({ id }) => id}
      answerKey={JSON.stringify(search)}
      sort={{ column: orderBy, direction }}
      onSortChange={(next) => {
        const column = memberOrders.find((each) => each === next.column);
        if (column) update({ orderBy: column, direction: next.direction });
      }}
    />
  );
}
