import type {
  GraphState,
  GraphTransition,
  MachineGraph,
  StatePath,
} from '@brandroom/statechart/graph';

import type { Chart } from '../chart/chart';
import { chartOf, isEntrance } from '../chart/chart';
import { kindText } from '../chart/describe-state';
import {
  fieldOf,
  fromName,
  tagName,
  targetText,
  transitionLabel,
  triggerText,
} from '../chart/names';
import { toText } from '../chart/to-text';
import { actionText, ruleText } from '../chart/rule-text';

/** A field of a CSV. A leading sign would be a formula in a spreadsheet. */
function field(text: string): string {
  const safe = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
  return /[",\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The limit of the text formats, which each file names. */
export const noCode = 'Code of rules and actions is not part of the file.';
export const csvLimits = [
  noCode,
  'Targets, rules and actions are named in words.',
  'Only steps are listed: what else states have, and where they start, is left out.',
  'The workflow’s version, data and metadata are left out.',
];
export const markdownLimits = [
  noCode,
  'States, events and rules are named in words.',
  'A step with a description is named by it, not by its event.',
  'Data, outputs, actions, other metadata, and input and system ids of pending actors are left out.',
  'Where history states lead when nothing is remembered is left out.',
];

/**
 * Every step as a row of a CSV.
 *
 * @param name that of the whole machine; its id in words by default
 */
export function csvOf(graph: MachineGraph, name?: string): string {
  const chart = chartOf(graph, name);
  const rows = graph.transitions
    .filter((transition) => !isEntrance(transition))
    .map((transition) => [
      transition.id,
      chart.label(transition.source),
      transitionLabel(transition),
      toText(chart, transition),
      ruleText(transition.rule),
      transition.actions.map(actionText).join(', '),
      transition.kind,
    ]);
  return csvText([['id', 'from', 'step', 'to', 'needs', 'does', 'kind'], ...rows], csvLimits);
}

/** Rows as a CSV (RFC 4180) with a byte order mark, which Excel needs, and its limits in a last row. */
export function csvText(rows: readonly (readonly string[])[], limits: readonly string[]): string {
  const last = ['Not in this file', limits.join(' ')];
  const padding = Array<string>(Math.max(0, (rows[0]?.length ?? 0) - last.length)).fill('');
  const lines = [...rows, [...last, ...padding]].map((row) => row.map(field).join(','));
  return `\uFEFF${lines.join('\r\n')}`;
}

/** A step in a line; one that happens by itself has its trigger, too, where its name says something else. */
function stepLine(chart: Chart, transition: GraphTransition): string {
  const rule = ruleText(transition.rule);
  const needs = rule === '' ? '' : ` Needs: ${rule}.`;
  const label = transitionLabel(transition);
  const trigger = transition.kind === 'event' ? label : triggerText(transition);
  const when = trigger === label ? '' : ` Trigger: ${trigger}.`;
  return `- **${label}**: ${targetText(chart, transition)}.${when}${needs}`;
}

/**
 * The whole chart as text in Markdown. The code of rules and actions is not part of it.
 *
 * @param name that of the whole machine; its id in words by default
 */
export function markdownOf(graph: MachineGraph, name?: string): string {
  const chart = chartOf(graph, name);
  const startText = (path: StatePath) => {
    const start = chart.startOf(path);
    return start === null ? [] : [`Starts in ${chart.label(start)}.`];
  };
  const wordsOf = (state: GraphState) => {
    const kind = kindText(state);
    return [
      ...(state.description === null ? [] : [state.description]),
      ...(kind === null ? [] : [`${kind}.`]),
    ];
  };
  const moreOf = ({ tags, actors, meta }: GraphState) => {
    const runs = actors.map(({ key, logic }) =>
      logic === null ? `An unnamed actor (${key})` : fromName(logic),
    );
    const added = fieldOf(meta, 'origin') === 'added' ? ['Our addition'] : [];
    const source = [...added, fieldOf(meta, 'specRef') ?? ''].filter((text) => text !== '');
    const facts = { Tags: tags.map(tagName), Runs: runs, Source: source };
    return Object.entries(facts).flatMap(([term, details]) =>
      details.length > 0 ? [`${term}: ${details.join(', ')}.`] : [],
    );
  };
  const states = chart.order.map((state) => {
    const own = chart.exitsOf(state.path).filter(({ from }) => from === null);
    const facts = [...wordsOf(state), ...startText(state.path), ...moreOf(state)];
    const steps = own.map(({ transition }) => stepLine(chart, transition));
    const depth = '#'.repeat(Math.min(6, chart.parentsOf(state.path).length + 1));
    return [
      `${depth} ${chart.label(state.path)}`,
      ...facts,
      steps.length > 0 ? steps.join('\n') : 'No next steps of its own.',
    ].join('\n\n');
  });
  const version = graph.version === null ? '' : ` ${graph.version}`;
  const head = `# ${chart.label(chart.root.path)}${version}`;
  const note = `_${markdownLimits.join(' ')}_`;
  const everywhere = chart
    .exitsOf(chart.root.path)
    .map(({ transition }) => stepLine(chart, transition));
  return [
    head,
    ...wordsOf(chart.root),
    note,
    ...startText(chart.root.path),
    ...moreOf(chart.root),
    ...(everywhere.length > 0 ? [`## From every state\n\n${everywhere.join('\n')}`] : []),
    ...states,
    '',
  ].join('\n\n');
}
