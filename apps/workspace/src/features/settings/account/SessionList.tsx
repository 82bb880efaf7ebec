import type { ListedSession } from '@brandroom/domain/account/session.schema';
import { formatDateTime } from '@brandroom/domain/format/date';
import { Badge } from '@brandroom/ui/Badge';
import { Button } from '@brandroom/ui/Button';
import type { DataColumn } from '@brandroom/ui/data-column';
import { DataTable } from '@brandroom/ui/DataTable';
import { Stack } from '@brandroom/ui/Stack';
import { useSuspenseQuery } from '@tanstack/react-query';

import { useApi } from '../../../shared/api/api';
import { FailureAlert } from '../../../shared/api/FailureAlert';
import { DateText } from '../../../shared/time/DateText';
import { actionsId } from '../../../shared/page/focus-actions';
import { timeZone } from '../../../shared/time/time-zone';
import { accountMessages } from './account.messages';
import type { SessionChanges } from './use-session-changes';
import { othersId, useSessionChanges } from './use-session-changes';

const messages = accountMessages.sessions;

function columnsFor({ pending, end }: SessionChanges): readonly DataColumn<ListedSession>[] {
  return [
    {
      id: 'createdAt',
      header: messages.signedIn,
      isRowHeader: true,
      isNowrap: true,
      cell: ({ createdAt }) => <DateText at={createdAt} withTime />,
    },
    {
      id: 'lastUsedAt',
      header: messages.lastUsed,
      isNowrap: true,
      cell: ({ lastUsedAt, isCurrent }) =>
        isCurrent ? <Badge>{messages.current}</Badge> : <DateText at={lastUsedAt} withTime />,
    },
    {
      id: 'ends',
      header: messages.ends,
      cell: ({ remembered, expiresAt }) =>
        remembered ? <DateText at={expiresAt} withTime /> : messages.withTab,
    },
    {
      id: 'actions',
      header: messages.actions,
      isHeaderHidden: true,
      align: 'end',
      isNowrap: true,
      cell: (session) => (
        <Button
          size="small"
          id={actionsId(session)}
          aria-label={
            session.isCurrent
              ? messages.endCurrent
              : messages.endNamed(formatDateTime(session.createdAt, timeZone))
          }
          isPending={pending === session.id}
          onPress={() => void end(session)}
        >
          {messages.end}
        </Button>
      ),
    },
  ];
}

/** The active sessions of the account, with sign-out of each. */
export function SessionList() {
  const { data: sessions } = useSuspenseQuery(
    useApi().security.sessions.queryOptions({
      // Activity in another session sends no change event.
      refetchOnMount: 'always',
      refetchOnWindowFocus: 'always',
    }),
  );
  const changes = useSessionChanges(sessions);
  const { failure, pending, endOthers } = changes;
  return (
    <Stack gap={16}>
      {failure && (
        <FailureAlert title={failure.title} error={failure.error} onRetry={failure.retry} />
      )}
      <DataTable
        caption={messages.title}
        columns={columnsFor(changes)}
        rows={sessions}
        getRowId={({ id }) => id}
      />
      {sessions.length > 1 && (
        <div>
          <Button id={othersId} isPending={pending === othersId} onPress={() => void endOthers()}>
            {messages.endOthers}
          </Button>
        </div>
      )}
    </Stack>
  );
}
