import type { Outcome } from '@brandroom/statechart/classify';
import { announce } from '@brandroom/ui/announce';
import { Badge } from '@brandroom/ui/Badge';
import { Button } from '@brandroom/ui/Button';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { Inline } from '@brandroom/ui/Inline';
import { LoadMore } from '@brandroom/ui/LoadMore';
import { Section } from '@brandroom/ui/Section';
import { Select } from '@brandroom/ui/Select';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { useState } from 'react';

import type { TraceEntry } from '../source';
import { traceIn } from '../source';
import { useExplorer } from './explorer-context';
import { ExpandButton } from './ExpandButton';
import { explorerMessages } from './explorer.messages';
import { groupsOf } from './log-groups';
import { logMessages as messages } from './log.messages';
import { StateButton } from './StateButton';
import * as styles from './StatePanel.css';

const tones = {
  taken: 'success',
  refused: 'danger',
  forbidden: 'warning',
  'not handled': 'neutral',
} as const satisfies Record<Outcome, string>;
const outcomes = Object.keys(tones) as Outcome[];

/** How many events are shown at first, and with each “Show more”. */
const pageSize = 100;

/** The events of the source, newest first and grouped by step, with their outcome in words. */
export function LogView() {
  const { source, chart, go } = useExplorer();
  const trace = traceIn(source);
  const [shown, setShown] = useState<Outcome | 'all'>('all');
  const [limit, setLimit] = useState(pageSize);
  if (trace.length === 0)
    return (
      <EmptyState
        {...(source.kind === 'item' ? messages.noHistory : messages.empty)}
        headingLevel={2}
        action={<Button onPress={() => go({ view: 'try' })}>{explorerMessages.views.try}</Button>}
      />
    );
  const foundIn = (wanted: typeof shown) =>
    trace.filter(({ outcome }) => wanted === 'all' || outcome === wanted);
  const found = foundIn(shown);
  return (
    <Stack gap={16}>
      <Select
        label={messages.filter}
        options={[
          { value: 'all', label: messages.all },
          ...outcomes.map((value) => ({ value, label: messages.outcomes[value] })),
        ]}
        value={shown}
        onChange={(outcome) => {
          setShown(outcome);
          announce(messages.found(foundIn(outcome).length));
        }}
      />
      <Section title={messages.label} isTitleHidden>
        {found.length === 0 && <Text tone="muted">{messages.noMatch}</Text>}
        {groupsOf(chart, found, limit).map(({ id, step, entries }) => (
          <Section key={id} title={step} headingLevel={3} size="ui">
            <Stack as="ul" gap={4}>
              {entries.map((entry) => (
                <LogLine key={entry.id} entry={entry} />
              ))}
            </Stack>
          </Section>
        ))}
      </Section>
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

/** An event in one line, which opens for its rules, its changed data and the way to its state. */
function LogLine({ entry }: { entry: TraceEntry }) {
  const { chart } = useExplorer();
  const [isOpen, setOpen] = useState(false);
  const { title, outcome, from, to, time } = entry;
  const lines = linesOf(entry);
  return (
    <li>
      <Inline>
        {to !== null || lines.length > 0 ? (
          <ExpandButton isOpen={isOpen} onPress={() => setOpen(!isOpen)}>
            {title}
          </ExpandButton>
        ) : (
          <Text as="span" size="ui">
            {title}
          </Text>
        )}
        <Badge tone={tones[outcome]}>{messages.outcomes[outcome]}</Badge>
        <Text as="span" size="caption" tone="muted">
          {[from !== to && from && to && messages.moved(chart.label(from), chart.label(to)), time]
            .filter(Boolean)
            .join(', ')}
        </Text>
      </Inline>
      {isOpen && (
        <Stack as="ul" gap={4} className={styles.parts}>
          {to !== null && (
            <li>
              <StateButton path={to} />
            </li>
          )}
          {lines.map((line) => (
            <Text as="li" size="ui" key={line}>
              {line}
            </Text>
          ))}
        </Stack>
      )}
    </li>
  );
}

function linesOf({ details, changed = [] }: TraceEntry): readonly string[] {
  const data = changed.map(({ field, value }) => (value === null ? field : `${field}: ${value}`));
  return data.length > 0 ? [...details, messages.changedData(data.join('; '))] : details;
}
