import type { GraphTransition } from '@brandroom/statechart/graph';

import type { Chart } from '../chart/chart';
import { fromName, targetText, transitionLabel } from '../chart/names';
import { ruleText } from '../chart/rule-text';
import { factText } from '../rights/fact-text';
import { stepDetailsMessages as messages } from './step-details.messages';

const list = new Intl.ListFormat('en-US');

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** The entries of a list that are new or changed, by their names: “logo.svg (Status: uploading)”. */
function entriesIn(was: unknown, is: unknown): readonly string[] {
  if (!isList(is)) return [];
  const before = isList(was) ? was.filter(isFields) : [];
  return is
    .filter(isFields)
    .filter(({ name }) => typeof name === 'string')
    .flatMap((entry) => {
      const old = before.find(({ name }) => name === entry['name']);
      const changed = Object.keys(old ?? {}).filter((key) => entry[key] !== old?.[key]);
      if (old && changed.length === 0) return [];
      const texts = changed.flatMap((path) => factText({ path, value: entry[path] }) ?? []);
      return [messages.entry(String(entry['name']), texts)];
    });
}

/** The fields of the data that an event changed, as people call them; a secret one without its value. */
function changedIn(before: unknown, after: unknown, secrets: readonly string[]): readonly string[] {
  const [was, is] = [before, after].map((context) => (isFields(context) ? context : {}));
  return Object.keys({ ...was, ...is })
    .filter((key) => was?.[key] !== is?.[key])
    .map((key) => {
      const path = `context.${key}`;
      if (secrets.some((secret) => secret === path || secret.startsWith(`${path}.`)))
        return fromName(key);
      const entries = entriesIn(was?.[key], is?.[key]);
      if (entries.length > 0) return `${fromName(key)}: ${list.format(entries)}`;
      return factText({ path: key, value: is?.[key] }) ?? fromName(key);
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

/** The details of an event without the line that has the values of its changed data. */
export function withoutChangedData(details: readonly string[]): readonly string[] {
  return details.filter((line) => !line.startsWith(messages.changedData('')));
}
