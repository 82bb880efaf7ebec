import type { GraphState, GraphTransition } from '@brandroom/statechart/graph';
import { DescriptionList } from '@brandroom/ui/DescriptionList';
import { Inline } from '@brandroom/ui/Inline';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { use } from 'react';

import type { Exit } from '../chart/chart';
import { isEntrance } from '../chart/chart';
import { fieldOf, fromName, targetText, transitionLabel, triggerText } from '../chart/names';
import { actionText, ruleText, valueText } from '../chart/rule-text';
import { nearest } from '../nearest';
import { useExplorer } from './explorer-context';
import { factsMessages } from './facts.messages';
import { StateButton } from './StateButton';
import * as styles from './StatePanel.css';
import { whyMessages as messages } from './why.messages';
import { WhyStep } from './WhyStep';

interface StepDetailsProps {
  state: GraphState;
  event: string;
  branches: readonly Exit[];
  label: string;
}

/** The details of an opened step: its target, rules, effects and tests, and why it can or can’t be taken. */
export function StepDetails({ state, event, branches, label }: StepDetailsProps) {
  const { chart, loadCovered } = useExplorer();
  const covered = loadCovered && use(loadCovered());
  const [first] = branches;
  // The rules of an event are shown once, with its first branch.
  const ofEvent = chart.exitsOf(state.path).find(({ transition }) => transition.event === event);
  const isFirst = ofEvent?.transition === first?.transition;
  return (
    <Stack gap={12} className={styles.stepText}>
      {branches.map(({ transition, from }) => {
        const tests = covered?.[transition.id];
        return (
          <Stack key={transition.id} gap={4}>
            <Text size="ui">{targetText(chart, transition)}</Text>
            {transitionLabel(transition) !== triggerText(transition) && (
              <Text size="caption" tone="muted">
                {`${messages.trigger}: ${triggerText(transition)}`}
              </Text>
            )}
            {from && (
              <Text size="caption" tone="muted">
                {`${messages.on} ${chart.label(from.path)}`}
              </Text>
            )}
            {transition.rule && (
              <Text size="caption">{`${messages.needs}: ${ruleText(transition.rule)}`}</Text>
            )}
            {tests !== undefined && (
              <Text size="caption" tone="muted">
                {messages.covered(tests)}
              </Text>
            )}
            {transition.actions.length > 0 && (
              <Text size="caption" tone="muted">
                {`${messages.does}: ${transition.actions.map(actionText).join(', ')}`}
              </Text>
            )}
          </Stack>
        );
      })}
      {isFirst && first && isExplained(first.transition) && (
        <WhyStep state={state} step={first.transition} label={label} />
      )}
      {!first && <Elsewhere event={event} />}
    </Stack>
  );
}

/** Every step but an ignored one without rules; a route has rules of XState’s own. */
function isExplained({ kind, isForbidden, rule }: GraphTransition): boolean {
  return kind !== 'route' && !(isForbidden && rule === null);
}

/** The states that have a step for an event, or for the nearest one, in place of the selected state. */
function Elsewhere({ event }: { event: string }) {
  const { chart } = useExplorer();
  const steps = chart.graph.transitions.filter((each) => !isEntrance(each));
  const isKnown = steps.some((each) => each.event === event);
  const events = steps.map((each) => each.event);
  const named = isKnown ? event : nearest(event, events);
  const found = steps.filter((each) => each.event === named);
  const [first] = found;
  return (
    <Stack gap={8}>
      {!isKnown && <Text size="ui">{messages.nowhere(event)}</Text>}
      {first && (
        <>
          <Text size="ui">
            {(isKnown ? messages.elsewhere : messages.meant)(transitionLabel(first))}
          </Text>
          <Inline as="ul" gap={8}>
            {[...new Set(found.map(({ source }) => source))].map((path) => (
              <li key={path}>
                <StateButton path={path} event={first.event} />
              </li>
            ))}
          </Inline>
        </>
      )}
    </Stack>
  );
}

/** The remaining facts of a state: entry, exit, actors, output, spec and path. */
export function StateFacts({ state }: { state: GraphState }) {
  const { chart } = useExplorer();
  const isAdded = fieldOf(state.meta, 'origin') === 'added';
  const start = chart.startOf(state.path);
  const facts = [
    { term: factsMessages.start, detail: start === null ? '' : chart.label(start) },
    { term: factsMessages.entry, detail: state.entry.map(actionText).join(', ') },
    { term: factsMessages.exit, detail: state.exit.map(actionText).join(', ') },
    {
      term: factsMessages.runs,
      detail: state.actors
        .map(({ key, logic }) => (logic === null ? `An unnamed actor (${key})` : fromName(logic)))
        .join(', '),
    },
    { term: 'Output', detail: valueText(state.output) },
    {
      term: factsMessages.source,
      detail: [isAdded ? factsMessages.added : '', fieldOf(state.meta, 'specRef') ?? '']
        .filter(Boolean)
        .join(', '),
    },
    { term: factsMessages.path, detail: state.path },
  ].flatMap(({ term, detail }) => (detail ? [{ term, detail }] : []));
  return <DescriptionList items={facts} />;
}
