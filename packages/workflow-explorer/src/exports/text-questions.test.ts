import { registeredMachines } from '@brandroom/machines/registry';
import type { GraphState, GraphTransition } from '@brandroom/statechart/graph';
import { readMachine } from '@brandroom/statechart/read-machine';
import { booth } from '@brandroom/statechart/testing/booth.machine';
import { describe, expect, it } from 'vitest';

import { chartOf } from '../chart/chart';
import { stateLabel, transitionLabel } from '../chart/names';
import { ruleText } from '../chart/rule-text';
import { kioskGraph } from '../testing/kiosk';
import { markdownOf } from './step-text';

interface ReadStep {
  readonly label: string;
  readonly leads: readonly string[];
  readonly text: string;
  readonly needs: string;
}

interface ReadState {
  readonly name: string;
  readonly depth: number;
  readonly text: string;
  readonly steps: readonly ReadStep[];
}

/** The paragraph that describes the purpose: the first one that is no fact, list or remark. */
function meaningIn(text: string): string | null {
  const [, first = ''] = text.trim().split('\n\n');
  const isFact =
    /^(?:Starts in |Final state\.|All parts are active |Returns to the last |No next steps |- |_)/u;
  return first === '' || isFact.test(first) ? null : first;
}

/** Reads the text as a person does: headings, sentences and lists of steps. */
function readText(text: string) {
  const [head = '', ...parts] = text.split(/^(?=#{2,6} )/mu);
  const sections = parts.map((part): ReadState => {
    const [, marks = '', name = ''] = /^(#+) (.*)$/mu.exec(part) ?? [];
    const steps = [...part.matchAll(/^- \*\*(.*?)\*\*: (.*?)\.(?: Needs: (.*)\.)?$/gmu)].map(
      ([, label = '', does = '', needs = '']): ReadStep => ({
        label,
        leads:
          /^Leads to (.*?)(?:, starting this state again)?$/u.exec(does)?.[1]?.split(' and ') ?? [],
        text: does,
        needs,
      }),
    );
    return { name, depth: marks.length, text: part, steps };
  });
  const [title = ''] = /^# .*$/mu.exec(head) ?? [];
  const everywhere = sections.find(({ name, depth }) => depth === 2 && name === 'From every state');
  return { head, title, everywhere, states: sections.filter((each) => each !== everywhere) };
}

const charts = [
  { slug: 'kiosk', graph: kioskGraph },
  { slug: 'booth', graph: readMachine(booth) },
  ...registeredMachines.map(({ slug, machine }) => ({ slug, graph: readMachine(machine) })),
];

describe.each(charts)('the text of $slug answers', ({ graph }) => {
  const chart = chartOf(graph);
  const read = readText(markdownOf(graph));
  const ownSteps = ({ path }: GraphState) =>
    chart
      .exitsOf(path)
      .filter(({ from }) => from === null)
      .map(({ transition }) => transition);
  const labels = (steps: readonly GraphTransition[]) => steps.map(transitionLabel);
  /** The same answer for each state, from the text and from the chart. */
  function forEachState<T>(fromText: (state: ReadState) => T, fromChart: (state: GraphState) => T) {
    expect(read.states.map(fromText)).toEqual(chart.order.map(fromChart));
  }
  const has = (words: string) => (state: ReadState) => state.text.includes(words);
  const startOf = (path: string) => {
    const start = chart.startOf(path);
    return start === null ? null : chart.label(start);
  };
  const startIn = (text: string) => /^Starts in (.*)\.$/mu.exec(text)?.[1] ?? null;

  it('1. Which name does it have?', () =>
    expect(read.title).toMatch(stateLabel(chart.root, graph.id)));
  it('2. Which version is it?', () =>
    expect(/ ([\d.]+)$/u.exec(read.title)?.[1] ?? null).toBe(graph.version));
  it('3. Which purpose does it have?', () =>
    expect(meaningIn(read.head)).toBe(chart.root.description));
  it('4. Where does it start?', () => expect(startIn(read.head)).toBe(startOf(chart.root.path)));
  it('5. How many states are there?', () =>
    expect(read.states).toHaveLength(graph.states.length - 1));
  it('6. What are they called?', () =>
    forEachState(
      ({ name }) => name,
      ({ path }) => chart.label(path),
    ));
  it('7. What does each mean?', () =>
    forEachState(
      ({ text }) => meaningIn(text),
      ({ description }) => description,
    ));
  it('8. Which state is inside of which?', () =>
    forEachState(
      ({ depth }) => depth,
      ({ path }) => Math.min(6, chart.parentsOf(path).length + 1),
    ));
  it('9. Where does each state with inner states start?', () =>
    forEachState(
      ({ text }) => startIn(text),
      ({ path }) => startOf(path),
    ));
  it('10. Which states are final?', () =>
    forEachState(has('Final state.'), ({ type }) => type === 'final'));
  it('11. Which have parts that are active at once?', () =>
    forEachState(has('All parts are active at once.'), ({ type }) => type === 'parallel'));
  it('12. Which return to the last active state?', () =>
    forEachState(has('Returns to the last active state'), ({ type }) => type === 'history'));
  it('13. Which are the ways out of each?', () =>
    forEachState(
      ({ steps }) => steps.map(({ label }) => label),
      (state) => labels(ownSteps(state)),
    ));
  it('14. Where does each way lead?', () =>
    forEachState(
      ({ steps }) => steps.map(({ leads }) => leads.join(' and ')),
      (state) =>
        ownSteps(state).map(({ targets }) =>
          (targets ?? []).map((path) => chart.label(path)).join(' and '),
        ),
    ));
  it('15. What does each way need?', () =>
    forEachState(
      ({ steps }) => steps.map(({ needs }) => needs),
      (state) => ownSteps(state).map(({ rule }) => ruleText(rule)),
    ));
  it('16. Which steps lead nowhere else?', () =>
    forEachState(
      ({ steps }) => steps.filter(({ text }) => text.startsWith('Stays in this state')).length,
      (state) =>
        ownSteps(state).filter(({ targets, isForbidden }) => targets === null && !isForbidden)
          .length,
    ));
  it('17. Which events are ignored on purpose?', () =>
    forEachState(
      ({ steps }) => steps.filter(({ text }) => text.startsWith('Ignored on purpose')).length,
      (state) => ownSteps(state).filter(({ isForbidden }) => isForbidden).length,
    ));
  it('18. Which steps start a state again?', () =>
    forEachState(
      ({ steps }) => steps.filter(({ text }) => text.endsWith('starting this state again')).length,
      (state) =>
        ownSteps(state).filter(({ targets, reenter }) => targets !== null && reenter).length,
    ));
  it('19. What can happen in every state?', () =>
    expect(read.everywhere?.steps.map(({ label, needs }) => [label, needs]) ?? []).toEqual(
      ownSteps(chart.root).map((step) => [transitionLabel(step), ruleText(step.rule)]),
    ));
  it('20. From where is each state reached?', () => {
    const fromText = new Map<string, string[]>();
    for (const { name, steps } of read.states)
      for (const to of steps.flatMap(({ leads }) => leads))
        fromText.set(to, [...(fromText.get(to) ?? []), name]);
    const fromChart = new Map<string, string[]>();
    for (const state of chart.order)
      for (const to of ownSteps(state).flatMap(({ targets }) => targets ?? []))
        fromChart.set(chart.label(to), [
          ...(fromChart.get(chart.label(to)) ?? []),
          chart.label(state.path),
        ]);
    expect(fromText).toEqual(fromChart);
  });
});
