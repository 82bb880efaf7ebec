import type { GraphTransition } from '@brandroom/statechart/graph';

import type { Chart } from '../chart/chart';
import { targetText } from '../chart/describe-step';
import { fromName, transitionLabel } from '../chart/names';
import { ruleText } from '../chart/rule-text';
import { factText } from '../rights/fact-text';
import { logMessages as messages } from './log.messages';

/** The fields of the data that an event changed, as people call them; a secret one without its value. */
function changedIn(before: unknown, after: unknown, secrets: readonly string[]): readonly string[] {
  const fieldsOf = (context: unknown) => (context ?? {}) as Readonly<Record<string, unknown>>;
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  return Object.keys({ ...was, ...is })
    .filter((key) => was[key] !== is[key])
    .map((key) => {
      const isSecret = secrets.includes(`context.${key}`);
      return (isSecret ? null : factText({ path: key, value: is[key] })) ?? fromName(key);
    });
}

/** The rules of the steps that an event took; each step by its name where one set off others. */
export function takenDetails(chart: Chart, steps: readonly GraphTransition[]): readonly string[] {
  const lines = steps.map((step) =>
    [
      ...(steps.length > 1 ? [`${transitionLabel(step)}: ${targetText(chart, step)}`] : []),
      ...(step.rule ? [messages.rules(ruleText(step.rule))] : []),
    ].join('. '),
  );
  return [...new Set(lines)].filter((line) => line !== '');
}

/** The effects of a taken event: its steps with their rules, and the data that it changed. */
export function eventDetails(
  chart: Chart,
  ids: readonly string[],
  before: unknown,
  after: unknown,
  secrets: readonly string[] = [],
): readonly string[] {
  const steps = ids.flatMap((id) => chart.graph.transitions.find((each) => each.id === id) ?? []);
  const changed = changedIn(before, after, secrets);
  return [
    ...takenDetails(chart, steps),
    ...(changed.length > 0 ? [messages.changedData(changed.join('; '))] : []),
  ];
}
