import type { Outcome } from '@brandroom/statechart/classify';
import { Badge } from '@brandroom/ui/Badge';
import { Disclosure } from '@brandroom/ui/Disclosure';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { Inline } from '@brandroom/ui/Inline';
import { LoadMore } from '@brandroom/ui/LoadMore';
import { Select } from '@brandroom/ui/Select';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { Timeline } from '@brandroom/ui/Timeline';
import { useState } from 'react';

import type { TraceEntry } from '../source';
import { traceIn } from '../source';
import { useExplorer } from './explorer-context';
import { logMessages as messages } from './log.messages';
import { StateButton } from './StateButton';

const outcomes = ['taken', 'refused', 'forbidden', 'not handled'] as const;
const tones = {
  taken: 'success',
  refused: 'danger',
  forbidden: 'warning',
  'not handled': 'neutral',
} as const satisfies Record<Outcome, string>;

/** How many events are shown at first, and with each “Show more”. */
const pageSize = 100;

/** The events of the source, newest first, with their outcome in words. */
export function LogView() {
  const { source } = useExplorer();
  return <Log trace={traceIn(source)} />;
}

/** A list of events with a filter by outcome. */
function Log({ trace }: { trace: readonly TraceEntry[] }) {
  const { chart } = useExplorer();
  const [shown, setShown] = useState<Outcome | 'all'>('all');
  const [limit, setLimit] = useState(pageSize);
  if (trace.length === 0)
    return <EmptyState title={messages.empty} description={messages.emptyHelp} headingLevel={2} />;
  const found = trace.filter(({ outcome }) => shown === 'all' || outcome === shown);
  return (
    <Stack gap={16}>
      <Select
        label={messages.filter}
        options={[
          { value: 'all', label: messages.all },
          ...outcomes.map((value) => ({ value, label: messages.outcomes[value] })),
        ]}
        value={shown}
        onChange={setShown}
      />
      {found.length === 0 && <Text tone="muted">{messages.noMatch}</Text>}
      <Timeline
        label={messages.label}
        entries={found.slice(0, limit).map((entry) => ({
          id: entry.id,
          title: (
            <Inline gap={8}>
              <Text as="span">{entry.title}</Text>
              <Badge tone={tones[entry.outcome]}>{messages.outcomes[entry.outcome]}</Badge>
            </Inline>
          ),
          time: entry.time ?? '',
          body: (
            <Stack gap={4} align="start">
              {entry.from !== null && entry.to !== null && entry.from !== entry.to && (
                <Text size="ui">
                  {messages.moved(chart.label(entry.from), chart.label(entry.to))}
                </Text>
              )}
              {entry.to !== null && <StateButton path={entry.to} />}
              {linesOf(entry).length > 0 && (
                <Disclosure title={messages.details}>
                  <Stack as="ul" gap={4}>
                    {linesOf(entry).map((detail) => (
                      <Text as="li" size="ui" key={detail}>
                        {detail}
                      </Text>
                    ))}
                  </Stack>
                </Disclosure>
              )}
            </Stack>
          ),
        }))}
      />
      {found.length > pageSize && (
        <LoadMore
          things={messages.things}
          shown={Math.min(limit, found.length)}
          total={found.length}
          step={pageSize}
          onLoadMore={() => setLimit(limit + pageSize)}
        />
      )}
    </Stack>
  );
}

function linesOf({ details, changed = [] }: TraceEntry): readonly string[] {
  const data = changed.map(({ field, value }) => (value === null ? field : `${field}: ${value}`));
  return data.length > 0 ? [...details, messages.changedData(data.join('; '))] : details;
}
