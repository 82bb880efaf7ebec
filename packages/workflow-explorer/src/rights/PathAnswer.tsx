import type { StatePath } from '@brandroom/statechart/graph';
import { Inline } from '@brandroom/ui/Inline';
import { Section } from '@brandroom/ui/Section';
import { Select } from '@brandroom/ui/Select';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { useMemo, useState } from 'react';

import type { Chart } from '../chart/chart';
import { useExplorer } from '../explorer/explorer-context';
import { rightsMessages } from './rights.messages';
import type { Person } from '../source';
import { personText } from '../source';
import { moveText } from '../trial/move-text';
import { pathTo } from '../trial/paths';

const messages = rightsMessages.path;

const leavesOf = (chart: Chart) =>
  chart.order.filter(({ path }) => chart.childrenOf(path).length === 0);

/** The ends of the question, which stays while other states are looked at. */
function useEnds(): { from: StatePath; to: StatePath } {
  const { chart, place } = useExplorer();
  const [selected] = useState(place.state);
  const leaves = leavesOf(chart);
  const known = (path: StatePath | null | undefined) =>
    leaves.find((leaf) => leaf.path === path)?.path;
  const first = leaves[0]?.path ?? '';
  return {
    from: known(place.from) ?? known(selected) ?? first,
    to: known(place.to) ?? leaves.at(-1)?.path ?? first,
  };
}

/** How to get from one state to another: the steps, who takes each, and where it changes hands. */
export function PathAnswer() {
  const { chart, situationAt, samples, people, person, go } = useExplorer();
  const { from, to } = useEnds();
  const { steps, isAlone } = useMemo(() => {
    const start = situationAt(from);
    const way = (by: readonly Person[]) => start && pathTo(start, to, samples, by);
    const alone = way(person ? [person] : people);
    return alone || !person
      ? { steps: alone, isAlone: true }
      : { steps: way(people), isAlone: false };
  }, [from, to, situationAt, samples, person, people]);
  const stop =
    person && steps?.find((step) => step.people.length > 0 && !step.people.includes(person));
  const options = leavesOf(chart).map(({ path }) => ({ value: path, label: chart.label(path) }));
  return (
    <Section title={messages.title} size="lead">
      <Stack gap={16}>
        <Inline gap={16} align="end">
          <Select
            label={messages.from}
            options={options}
            value={from}
            onChange={(next) => go({ from: next, to })}
          />
          <Select
            label={messages.to}
            options={options}
            value={to}
            onChange={(next) => go({ from, to: next })}
          />
        </Inline>
        <Stack gap={12} aria-live="polite">
          {steps === null && <Text>{messages.none(chart.label(from), chart.label(to))}</Text>}
          {!isAlone && person && steps && (
            <Text>
              {[
                messages.noneAlone(person.name, chart.label(from), chart.label(to)),
                ...(stop ? [messages.stop(moveText(chart, stop.move, stop.before))] : []),
              ].join(' ')}
            </Text>
          )}
          {steps?.length === 0 && <Text>{messages.there(chart.label(to))}</Text>}
          {steps && steps.length > 0 && (
            <Stack as="ol" gap={12}>
              {steps.map((step, index) => (
                <li key={`${String(index)} ${step.to.join(' ')}`}>
                  <Text weight="strong" size="ui">
                    {messages.step(
                      index + 1,
                      moveText(chart, step.move, step.before),
                      step.to.map((path) => chart.label(path)).join(', '),
                    )}
                  </Text>
                  {(step.people.length > 0 || 'wait' in step.move || !('send' in step.move)) && (
                    <Text size="ui" tone="muted">
                      {step.people.length === 0
                        ? messages.byItself
                        : step.people.map(personText).join('; ')}
                    </Text>
                  )}
                  {step.isHandOff && <Text size="ui">{messages.handOff}</Text>}
                </li>
              ))}
            </Stack>
          )}
        </Stack>
      </Stack>
    </Section>
  );
}
