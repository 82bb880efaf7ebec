import { registeredMachines } from '@brandroom/machines/registry';
import { readMachine, rootPath } from '@brandroom/statechart/read-machine';
import { booth } from '@brandroom/statechart/testing/booth.machine';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';

import type { Chart } from '../chart/chart';
import { chartOf, isEntrance } from '../chart/chart';
import { transitionLabel } from '../chart/names';
import { actionText } from '../chart/rule-text';
import { ExplorerContext } from '../explorer/explorer-context';
import { OutlineView } from '../explorer/OutlineView';
import { TableView } from '../explorer/TableView';
import { kioskGraph } from '../testing/kiosk';
import { readDiagram } from '../testing/read-diagram';
import { pathNamed, readCsv, readTable, readTo, readTree } from '../testing/read-rows';
import { readRule, wordRule } from '../testing/read-rule';
import { mermaidLimits, mermaidOf, plantUmlLimits, plantUmlOf } from './diagram-text';
import { csvOf } from './step-text';

/** States whose paths differ in signs only, history at the top, and steps that stay. */
const odd = createMachine({
  id: 'odd',
  initial: 'a',
  on: { '-GO': '.a_b', BACK: '.last', EXACTLY: '.exactly' },
  states: {
    a: {
      initial: 'b',
      states: { b: { on: { GO: '#odd.a_b' } } },
      on: { REST: { actions: 'ring', reenter: true }, FORGET: { reenter: true } },
    },
    a_b: { on: { GO: 'a-b' } },
    'a-b': { meta: { label: 'A: “b”; "c"' }, on: { GO: 'a.b' } },
    last: { type: 'history' },
    exactly: { type: 'history', history: 'deep' },
  },
} as never);

const charts = [
  { slug: 'kiosk', graph: kioskGraph },
  { slug: 'booth', graph: readMachine(booth) },
  { slug: 'odd', graph: readMachine(odd) },
  ...registeredMachines.map(({ slug, machine }) => ({ slug, graph: readMachine(machine) })),
];

/** The words without the signs that a diagram can’t carry, as its list says. */
const plain = (words: string) => words.replaceAll(/[:;"]/gu, ' ');

/** The chart as a diagram can carry it: by the order of its states, and without what its list names. */
function drawnOf(chart: Chart, isPlantUml: boolean) {
  const { graph, order } = chart;
  const startOf = (path: string) => chart.startOf(path);
  const states = order
    .filter(({ type }) => !isPlantUml || type !== 'history')
    .map(({ path, parent, type }) => ({
      path,
      parent: parent === rootPath ? null : parent,
      label: plain(chart.label(path)) + (type === 'history' ? ' (last active)' : ''),
      type: type === 'history' ? 'atomic' : type,
      start: startOf(path),
    }));
  const steps = graph.transitions.filter((step) => !isEntrance(step));
  const arrows = steps.flatMap((step) =>
    (step.targets ?? [step.source]).map((to) => {
      const state = chart.find(to);
      const inside = state?.parent === rootPath ? '' : (state?.parent ?? '');
      const isHistory = isPlantUml && state?.type === 'history';
      return {
        from: step.source,
        to: isHistory ? `${inside}[H${state.history === 'deep' ? '*' : ''}]` : to,
        words: plain(transitionLabel(step)),
        isStaying: step.targets === null,
        isForbidden: step.isForbidden,
        reenter: step.reenter,
        rule: wordRule(step.rule, plain),
      };
    }),
  );
  const { type } = chart.root;
  return { root: { type, start: startOf(rootPath) }, states, arrows };
}

/** The same from the text, which names states by their order. */
function readBack(text: string, chart: Chart, isPlantUml: boolean) {
  const { top, states: all, arrows } = readDiagram(text);
  const states = all.filter(({ id }) => id !== 'root');
  const order = chart.order.filter(({ type }) => !isPlantUml || type !== 'history');
  const paths = new Map(states.map(({ id }, index) => [id, order[index]?.path ?? '?']));
  if (all.length > states.length) paths.set('root', rootPath);
  const pathOf = (id: string) => paths.get(id) ?? `unknown ${id}`;
  const endOf = (id: string) => {
    const [, state = '', history] = /^(\w*)(\[H\*?\])$/u.exec(id) ?? [];
    if (history === undefined) return pathOf(id);
    return `${state === '' ? '' : pathOf(state)}${history}`;
  };
  const typeOf = ({ inner, start, isFinal, dividers }: typeof top) => {
    const parts = inner.filter((id) => id !== 'root').length;
    if (parts === 0) return isFinal ? 'final' : 'atomic';
    if (start !== null) return dividers === 0 ? 'compound' : 'divided';
    return dividers === parts - 1 ? 'parallel' : 'undivided';
  };
  return {
    root: { type: typeOf(top), start: top.start === null ? null : pathOf(top.start) },
    states: states.map((state) => ({
      path: pathOf(state.id),
      parent: state.parent === null ? null : pathOf(state.parent),
      label: state.label,
      type: typeOf(state),
      start: state.start === null ? null : pathOf(state.start),
    })),
    arrows: arrows.map((arrow) => ({ ...arrow, from: endOf(arrow.from), to: endOf(arrow.to) })),
  };
}

/** What a view of the explorer shows of a chart on its own. */
function shown(chart: Chart, view: ReactNode): string {
  const explorer = {
    chart,
    place: { state: null },
    active: new Set(),
    source: { kind: 'none' },
    people: [],
    loadCovered: null,
    go: () => undefined,
  };
  return renderToStaticMarkup(<ExplorerContext value={explorer as never}>{view}</ExplorerContext>);
}

describe.each(charts)('$slug is read back from', ({ graph }) => {
  const chart = chartOf(graph);
  const steps = graph.transitions.filter((step) => !isEntrance(step));

  it('Mermaid', () => {
    const text = mermaidOf(graph);
    expect(readDiagram(text).limits).toEqual(mermaidLimits);
    expect(readBack(text, chart, false)).toEqual(drawnOf(chart, false));
  });

  it('PlantUML', () => {
    const text = plantUmlOf(graph);
    expect(readDiagram(text).limits).toEqual(plantUmlLimits);
    expect(readBack(text, chart, true)).toEqual(drawnOf(chart, true));
  });

  it('CSV', () => {
    const [head, ...rows] = readCsv(csvOf(graph)).slice(0, -1);
    expect(head).toEqual(['id', 'from', 'step', 'to', 'needs', 'does', 'kind']);
    const read = rows.map(([id = '', from = '', words, to = '', needs = '', does, kind]) => {
      const [, source = '', event] = /^(.*?) on (.*?)(?: #\d+)?$/u.exec(id) ?? [];
      const end = readTo(chart, to, source);
      return { source, from, event, words, ...end, rule: readRule(needs), does, kind };
    });
    expect(read).toEqual(
      steps.map((step) => ({
        source: step.source,
        from: chart.label(step.source),
        event: step.event,
        words: transitionLabel(step),
        targets: step.targets,
        isForbidden: step.isForbidden,
        reenter: step.reenter,
        rule: wordRule(step.rule),
        does: step.actions.map(actionText).join(', '),
        kind: step.kind,
      })),
    );
  });

  it('the Outline', () => {
    const parents: string[] = [rootPath];
    const read = readTree(shown(chart, <OutlineView />)).map(({ path, level, label, fact }) => {
      parents[level] = path;
      return { path, parent: parents[level - 1], label, steps: Number.parseInt(fact, 10) || 0 };
    });
    expect(read).toEqual(
      chart.order.map(({ path, parent }) => ({
        path,
        parent,
        label: chart.label(path),
        steps: chart.stepsOf(path).size,
      })),
    );
  });

  it('the Table', () => {
    const [, ...rows] = readTable(shown(chart, <TableView />));
    const read = rows.map(([words, from = '', to = '', needs = '']) => {
      const source = pathNamed(chart, from);
      return { source, words, ...readTo(chart, to, source), rule: readRule(needs) };
    });
    expect(read).toEqual(
      steps.map((step) => ({
        source: step.source,
        words: transitionLabel(step),
        targets: step.targets,
        isForbidden: step.isForbidden,
        reenter: step.reenter,
        rule: wordRule(step.rule),
      })),
    );
  });
});
