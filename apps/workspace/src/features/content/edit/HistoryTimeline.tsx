import type { ContentItem, HistoryEntry } from '@brandroom/domain/content/content.schema';
import { writtenFieldLabels } from '@brandroom/domain/content/diff';
import { contentStatusLabels } from '@brandroom/domain/content/status';
import { formatDateTime } from '@brandroom/domain/format/date';
import { joinList } from '@brandroom/domain/format/list';
import { Button } from '@brandroom/ui/Button';
import { Disclosure } from '@brandroom/ui/Disclosure';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { StatusMark } from '@brandroom/ui/StatusMark';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { Timeline } from '@brandroom/ui/Timeline';
import { useSuspenseQuery } from '@tanstack/react-query';
import { History } from 'lucide';
import type { ReactNode } from 'react';
import { Suspense, useState } from 'react';

import { lazyDialog, lazyPart } from '@brandroom/ui/lazy-part';
import { useApi } from '../../../shared/api/api';
import { DateText } from '../../../shared/time/DateText';
import { timeZone } from '../../../shared/time/time-zone';
import { editMessages } from './edit.messages';
import { earlierVersions, useRestoredAs } from './use-restorable';

const messages = editMessages.history;
const labels: Readonly<Record<string, string>> = writtenFieldLabels;
const ShownChanges = lazyPart(async () => (await import('../item/ShownChanges')).ShownChanges);
const RestoreDialog = lazyDialog(async () => (await import('./RestoreDialog')).RestoreDialog);

interface HistoryTimelineProps {
  item: ContentItem;
  hasUnsavedChanges: boolean;
}

/** The history of an item, newest first, with "Restore as draft" (docs/product/content-workflow.md#history). */
export function HistoryTimeline({ item, hasUnsavedChanges }: HistoryTimelineProps) {
  const api = useApi();
  const { data } = useSuspenseQuery(api.content.history.queryOptions({ input: { id: item.id } }));
  const [asked, setAsked] = useState<HistoryEntry | null>(null);
  const [refused, setRefused] = useState<HistoryEntry['id'] | null>(null);
  const restoredAs = useRestoredAs(item);
  const earlier = earlierVersions(data);
  function ask(entry: HistoryEntry) {
    if (hasUnsavedChanges) setRefused(entry.id);
    else setAsked(entry);
  }
  return (
    <>
      <Timeline
        label={messages.title}
        entries={data.map((entry) => ({
          id: entry.id,
          title: `${entry.byName} ${messages.actions[entry.action]}${entry.event?.anyway ? messages.anyway : ''}`,
          time: <DateText at={entry.at} withTime />,
          mark: <StatusMark status={entry.to} />,
          body: (
            <Details item={item} entry={entry}>
              {restoredAs !== null && earlier.has(entry.version) && (
                <Button
                  size="small"
                  icon={History}
                  aria-label={messages.restoreOf(entry.version, formatDateTime(entry.at, timeZone))}
                  onPress={() => ask(entry)}
                >
                  {messages.restore}
                </Button>
              )}
              {refused === entry.id && hasUnsavedChanges && (
                <InlineAlert tone="danger" isLive title={messages.saveFirst} />
              )}
            </Details>
          ),
        }))}
      />
      {asked && restoredAs !== null && (
        <RestoreDialog
          item={item}
          entry={asked}
          restoredAs={restoredAs}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

interface DetailsProps {
  item: ContentItem;
  entry: HistoryEntry;
  children: ReactNode;
}

function Details({ item, entry: { from, to, note, changes }, children }: DetailsProps) {
  const changed = changes.map(({ field }) => labels[field] ?? field);
  return (
    <Stack gap={4} align="start">
      {from !== null && from !== to && (
        <Text size="ui">{messages.status(contentStatusLabels[from], contentStatusLabels[to])}</Text>
      )}
      {note !== null && <Text size="ui">{messages.note(note)}</Text>}
      {changed.length > 0 && (
        <>
          <Text size="caption" tone="muted">
            {messages.changed(joinList(changed))}
          </Text>
          <Disclosure title={messages.show}>
            <Suspense fallback={<Skeleton shape="caption" />}>
              <ShownChanges brandId={item.brandId} changes={changes} />
            </Suspense>
          </Disclosure>
        </>
      )}
      {children}
    </Stack>
  );
}
