import { anyIncludes } from '@brandroom/domain/format/fold';
import type { BrandId } from '@brandroom/domain/id.schema';
import { Button } from '@brandroom/ui/Button';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { usePreload } from '@brandroom/ui/lazy-part';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { ViewBarCount } from '@brandroom/ui/ViewBarCount';
import { useSuspenseQuery } from '@tanstack/react-query';
import { UserPlus, Users } from 'lucide';
import { useEffect } from 'react';

import { useApi } from '../../shared/api/api';
import { MutationFailure } from '../../shared/api/MutationFailure';
import { viewing } from '../../shared/auth/viewing';
import { MissingRight } from '../../shared/brand/MissingRight';
import { RowMenu } from '../../shared/overlay/RowMenu';
import { focusActions } from '../../shared/page/focus-actions';
import { UndoBar } from '../../shared/page/UndoBar';
import { InvitationTable } from './InvitationTable';
import { MemberTable } from './MemberTable';
import { preloaded, TeamDialogs } from './team-parts';
import { shownMembers } from './shown-members';
import type { TeamSearch } from './team-search';

import { teamMessages } from './team.messages';
import { useTeamChanges } from './use-team-changes';
import { useTeamMenu } from './use-team-menu';

const messages = teamMessages.screen;

interface TeamListsProps {
  brandId: BrandId;
  search: TeamSearch;
  /** Missing for people who may not change the team. */
  onInvite: (() => void) | undefined;
  onClearSearch: () => void;
}

/** The members and open invitations of an address, with the actions on each. */
export function TeamLists({ brandId, search, onInvite, onClearSearch }: TeamListsProps) {
  const { team } = useApi();
  const { data } = useSuspenseQuery(team.list.queryOptions({ input: { brandId } }));
  usePreload(preloaded);
  const members = shownMembers(data.members, search);
  const invitations = data.invitations.filter(({ email }) => anyIncludes([email], search.q ?? ''));
  const changes = useTeamChanges(brandId);
  const { menu, commands, task, endTask } = useTeamMenu({
    brandId,
    changes,
    members: data.members,
    mayManage: onInvite !== undefined,
  });
  useEffect(() => {
    const id = viewing.isOn() ? null : viewing.takeViewed();
    if (id !== null) focusActions({ id });
  }, []);
  return (
    <Stack gap={8} data-first-content="">
      <ViewBarCount done={<UndoBar />}>
        <Text size="caption" tone="muted">
          {messages.count(members.length)}
        </Text>
      </ViewBarCount>
      <MissingRight right="manageBrand" brandId={brandId} thing={messages.managed} />
      <MutationFailure
        mutation={changes.resend}
        title={({ email }) => teamMessages.actions.notResent(email)}
      />
      {members.length > 0 && <MemberTable members={members} search={search} commands={commands} />}
      {invitations.length > 0 && <InvitationTable invitations={invitations} commands={commands} />}
      {members.length + invitations.length === 0 && (
        <EmptyState
          icon={Users}
          title={messages.nobodyFound}
          description={messages.nobodyFoundHelp}
          action={<Button onPress={onClearSearch}>{messages.clearSearch}</Button>}
        />
      )}
      {onInvite && data.members.length === 1 && data.invitations.length === 0 && !search.q && (
        <EmptyState
          icon={Users}
          title={messages.alone}
          description={messages.aloneHelp}
          action={
            <Button icon={UserPlus} onPress={onInvite}>
              {messages.add}
            </Button>
          }
        />
      )}
      <RowMenu {...menu} />
      {task && (
        <TeamDialogs
          task={task}
          listed={[...members, ...invitations]}
          changes={changes}
          onClose={endTask}
        />
      )}
    </Stack>
  );
}
