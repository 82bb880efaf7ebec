import type { HistoryEntry } from '@brandroom/domain/content/content.schema';
import { writtenFieldLabels } from '@brandroom/domain/content/diff';
import { contentStatusLabels } from '@brandroom/domain/content/status';
import { joinList } from '@brandroom/domain/format/list';
import type { ContentId } from '@brandroom/domain/id.schema';
import { StatusMark } from '@brandroom/ui/StatusMark';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { Timeline } from '@brandroom/ui/Timeline';
import { useSuspenseQuery } from '@tanstack/react-query';

import { useApi } from '../../../shared/api/api';
import { DateText } from '../../../shared/time/DateText';
import { contentMessages } from '../content.messages';

const messages = contentMessages.history;
const labels: Readonly<Record<string, string>> = writtenFieldLabels;

/** Who did what when, newest first (decisions section 2). */
export function HistoryTimeline({ id }: { id: ContentId }) {
  const api = useApi();
  const { data } = useSuspenseQuery(api.content.history.queryOptions({ input: { id } }));
  return (
    <Timeline
      label={messages.title}
      entries={data.map((entry) => ({
        id: entry.id,
        title: `${entry.byName} ${messages.actions[entry.action]}`,
        time: <DateText at={entry.at} withTime />,
        mark: <StatusMark status={entry.to} />,
        body: <Details entry={entry} />,
      }))}
    />
  );
}

function Details({ entry: { from, to, note, changes } }: { entry: HistoryEntry }) {
  const changed = changes.map(({ field }) => labels[field] ?? field);
  return (
    <Stack gap={4}>
      {from !== null && from !== to && (
        <Text size="small">
          {messages.status(contentStatusLabels[from], contentStatusLabels[to])}
        </Text>
      )}
      {note !== null && <Text size="small">{messages.note(note)}</Text>}
      {changed.length > 0 && (
        <Text size="small" tone="muted">
          {messages.changed(joinList(changed))}
        </Text>
      )}
    </Stack>
  );
}
