import type { StateChange, StepChange } from '@brandroom/statechart/compare-graphs';
import type { GraphTransition, StatePath } from '@brandroom/statechart/graph';

import type { Chart } from '../chart/chart';
import { transitionLabel } from '../chart/names';
import { ruleText } from '../chart/rule-text';
import { compareMessages as messages } from './compare.messages';

export type ChangeKind = keyof typeof messages.kinds;

/** One difference in words. */
export interface ChangeText {
  readonly id: string;
  readonly kinds: readonly ChangeKind[];
  readonly title: string;
  readonly details: readonly string[];
  /** The state that it is about in the newer version; null where it is gone. */
  readonly state: StatePath | null;
  /** The state of the items that it concerns. */
  readonly concerns: StatePath;
}

/** The charts of both versions. */
export interface Charts {
  readonly before: Chart;
  readonly after: Chart;
}

function kindsOf(
  change: StateChange | StepChange,
  named: Readonly<Partial<Record<string, ChangeKind>>>,
): readonly ChangeKind[] {
  if (change.before === null) return ['added'];
  if (change.after === null) return ['removed'];
  const kinds = new Set(change.fields.map((field): ChangeKind => named[field] ?? 'changed'));
  // A change with a name of its own needs no “changed” beside it.
  if (kinds.size > 1) kinds.delete('changed');
  return [...kinds];
}

/** The fields that no sentence names. */
function restOf(fields: readonly (keyof typeof messages.fields)[], told: readonly string[]) {
  const rest = fields.filter((field) => !told.includes(field));
  return rest.length > 0
    ? [messages.also([...new Set(rest.map((field) => messages.fields[field]))].join(', '))]
    : [];
}

export function stateText({ before, after }: Charts, change: StateChange): ChangeText {
  const nameIn = (chart: Chart, state: StateChange['after']) =>
    state ? chart.label(state.path) : '';
  const was = nameIn(before, change.before);
  const is = nameIn(after, change.after);
  const isNamed = change.before !== null && change.after !== null && was !== is;
  const concerns = change.after?.path ?? change.before?.path ?? '';
  const kinds = kindsOf(change, { key: 'renamed', parent: 'moved' });
  return {
    id: `state ${change.before?.path ?? ''} ${change.after?.path ?? ''}`,
    kinds: isNamed ? [...new Set<ChangeKind>(['renamed', ...kinds])] : kinds,
    title: change.after ? is : was,
    details: [
      ...(isNamed ? [messages.was(was, is)] : []),
      ...restOf(change.fields, isNamed ? ['key', 'meta'] : []),
    ],
    state: change.after?.path ?? null,
    concerns,
  };
}

function targetsText(chart: Chart, { targets }: GraphTransition): string {
  return targets === null ? messages.stays : targets.map((each) => chart.label(each)).join(', ');
}

export function stepText(charts: Charts, change: StepChange): ChangeText {
  const { before, after, fields } = change;
  const step = after ?? before;
  const chart = after ? charts.after : charts.before;
  const source = step?.source ?? '';
  const was = before ? transitionLabel(before) : '';
  const is = after ? transitionLabel(after) : '';
  const both = before && after ? { before, after } : null;
  const isNamed = both !== null && was !== is;
  const rules = (rule: GraphTransition['rule']) =>
    rule === null ? messages.noRule : ruleText(rule);
  return {
    id: `step ${before?.id ?? ''} ${after?.id ?? ''}`,
    kinds: kindsOf(change, {
      event: 'renamed',
      description: 'renamed',
      targets: 'retargeted',
      rule: 'rule',
    }),
    title: `${chart.label(source)}: ${after ? is : was}`,
    details: [
      ...(isNamed ? [messages.was(was, is)] : []),
      ...(both && fields.includes('targets')
        ? [
            messages.led(
              targetsText(charts.before, both.before),
              targetsText(charts.after, both.after),
            ),
          ]
        : []),
      ...(both && fields.includes('rule')
        ? [messages.ruled(rules(both.before.rule), rules(both.after.rule))]
        : []),
      ...restOf(fields, ['targets', 'rule', ...(isNamed ? ['event', 'description'] : [])]),
    ],
    state: after?.source ?? null,
    concerns: source,
  };
}
