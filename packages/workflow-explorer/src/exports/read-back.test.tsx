import type { GraphState } from '@brandroom/statechart/graph';
import { rootPath } from '@brandroom/statechart/read-machine';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';

import type { Chart } from '../chart/chart';
import { chartOf, isEntrance } from '../chart/chart';
import { kindText } from '../chart/describe-state';
import { fieldOf, fromName, tagName, transitionLabel, triggerText } from '../chart/names';
import { actionText, valueText } from '../chart/rule-text';
import { ExplorerContext } from '../explorer/explorer-context';
import { StepDetails } from '../explorer/lazy-views';
import { NextSteps } from '../explorer/NextSteps';
import { OutlineView } from '../explorer/OutlineView';
import { StateFacts } from '../explorer/StepDetails';
import { StatePanel } from '../explorer/StatePanel';
import { TableView } from '../explorer/TableView';
import type { Place } from '../place';
import { charts } from '../testing/charts';
import { readDiagram } from '../testing/read-diagram';
import { readMarkdown } from '../testing/read-markdown';
import { readFacts, readNextSteps, readPanel } from '../testing/read-panel';
import { pathNamed, readCsv, readTable, readTo, readTree } from '../testing/read-rows';
import { readRule, wordRule } from '../testing/read-rule';
import { mermaidLimits, mermaidOf, plantUmlLimits, plantUmlOf } from './diagram-text';
import { csvOf, markdownLimits, markdownOf } from './step-text';

/** The words without the signs that a diagram can’t carry, as its list says. */
const plain = (words: string) => words.replaceAll(/[:;"]/gu, ' ');

/** The chart as a diagram can represent it: in the order of its states, and without its listed omissions. */
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

/** The text of one part of the explorer, rendered alone. */
function shown(chart: Chart, view: ReactNode, place: Partial<Place> = {}): string {
  const explorer = {
    chart,
    place: { view: 'outline', state: null, event: null, ...place },
    person: null,
    situationAt: () => null,
    Shortcuts: null,
    canGoBack: false,
    active: new Set(),
    source: { kind: 'none' },
    people: [],
    samples: {},
    loadCovered: null,
    go: () => undefined,
  };
  return renderToStaticMarkup(<ExplorerContext value={explorer as never}>{view}</ExplorerContext>);
}

/** A state as the outline and the panel describe it, with all its steps. */
function inOutline(chart: Chart, state: GraphState) {
  const { path, parent, type, meta } = state;
  const size = chart.stepsOf(path).length;
  const start = type === 'compound' ? chart.startOf(path) : null;
  const origin = fieldOf(meta, 'origin') === 'added' ? ['Our addition'] : [];
  const facts = {
    Start: start === null ? '' : chart.label(start),
    'On entry': state.entry.map(actionText).join(', '),
    'On exit': state.exit.map(actionText).join(', '),
    Runs: state.actors
      .map(({ key, logic }) => (logic === null ? `An unnamed actor (${key})` : fromName(logic)))
      .join(', '),
    Output: valueText(state.output),
    Source: [...origin, fieldOf(meta, 'specRef') ?? ''].filter(Boolean).join(', '),
    Path: path,
  };
  return {
    path,
    parent,
    count: size,
    isNamedAlike: true,
    label: chart.label(path),
    texts: [state.description, kindText(state)].filter((text) => text !== null),
    tags: state.tags.map(tagName),
    steps: chart.stepsOf(path).map((branches) => ({
      label: branches.map(({ transition }) => transitionLabel(transition))[0],
      targets: [...new Set(branches.flatMap(({ transition }) => transition.targets ?? []))],
      branches: branches.map(({ transition: step, from }) => ({
        targets: step.targets,
        isForbidden: step.isForbidden,
        reenter: step.reenter,
        from: from?.path ?? null,
        trigger: transitionLabel(step) === triggerText(step) ? null : triggerText(step),
        rule: wordRule(step.rule),
        does: step.actions.map(actionText).join(', '),
      })),
    })),
    inside: chart.childrenOf(path).map((child) => child.path),
    outside: chart
      .parentsOf(path)
      .slice(1)
      .map((outer) => outer.path),
    facts: Object.fromEntries(Object.entries(facts).filter(([, detail]) => detail !== '')),
  };
}

// The opened details of the panel load with the first step.
beforeAll(async () => {
  await StepDetails.load();
});

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

  it('Markdown', () => {
    const stepsOf = (path: string) =>
      steps
        .filter(({ source }) => source === path)
        .map((step) => ({
          words: transitionLabel(step),
          targets: step.targets,
          isForbidden: step.isForbidden,
          reenter: step.reenter,
          rule: wordRule(step.rule),
          trigger: step.kind === 'event' || step.description === null ? null : triggerText(step),
        }));
    const sentence = (text: string | null) => (text === null ? [] : [`${text}.`]);
    const startOf = (path: string) => {
      const start = chart.startOf(path);
      return sentence(start === null ? null : `Starts in ${chart.label(start)}`);
    };
    const wordsOf = (state: GraphState) => [
      ...(state.description === null ? [] : [state.description]),
      ...sentence(kindText(state)),
    ];
    const moreOf = (state: GraphState) => {
      const { tags, facts } = inOutline(chart, state);
      const more = { Tags: tags.join(', '), Runs: facts['Runs'], Source: facts['Source'] };
      return Object.entries(more).flatMap(([term, text]) => (text ? [`${term}: ${text}.`] : []));
    };
    const { root } = chart;
    const everywhere = stepsOf(rootPath);
    const limits = `_${markdownLimits.join(' ')}_`;
    expect(readMarkdown(chart, markdownOf(graph))).toEqual([
      {
        heading: [chart.label(rootPath), ...(graph.version === null ? [] : [graph.version])].join(
          ' ',
        ),
        depth: 1,
        facts: [...wordsOf(root), limits, ...startOf(rootPath), ...moreOf(root)],
        steps: [],
      },
      ...(everywhere.length > 0
        ? [{ heading: 'From every state', depth: 2, facts: [], steps: everywhere }]
        : []),
      ...chart.order.map((state) => ({
        heading: chart.label(state.path),
        depth: Math.min(6, chart.parentsOf(state.path).length + 1),
        facts: [...wordsOf(state), ...startOf(state.path), ...moreOf(state)],
        steps: stepsOf(state.path),
      })),
    ]);
  });

  it('the Outline with its panel', () => {
    const parents: string[] = [rootPath];
    const read = readTree(shown(chart, <OutlineView />)).map(({ path, level, label, fact }) => {
      parents[level] = path;
      const state = chart.find(path) ?? chart.root;
      const closed = readPanel(chart, shown(chart, <StatePanel />, { state: path }));
      const opened = chart.stepsOf(path).map(([first], index) => {
        const event = first?.transition.event ?? null;
        const next = shown(chart, <NextSteps state={state} />, { state: path, event });
        return readNextSteps(chart, next)[index];
      });
      return {
        path,
        parent: parents[level - 1],
        count: Number.parseInt(fact, 10) || 0,
        isNamedAlike: label === closed.label,
        ...closed,
        steps: opened.length === closed.steps.length ? opened : closed.steps,
        facts: readFacts(shown(chart, <StateFacts state={state} />)),
      };
    });
    expect(read).toEqual(chart.order.map((state) => inOutline(chart, state)));
  });

  it('the Table', () => {
    const [, ...rows] = readTable(shown(chart, <TableView />));
    const read = rows.map(([step = '', from = '', to = '', needs = '']) => {
      const [, words = '', trigger = ''] = /^(.*?) ?(?:\(([^()]*)\))?$/u.exec(step) ?? [];
      const source = pathNamed(chart, from);
      return { source, words, ...readTo(chart, to, source), rule: readRule(needs), trigger };
    });
    expect(read).toEqual(
      steps.map((step) => ({
        source: step.source,
        words: transitionLabel(step),
        targets: step.targets,
        isForbidden: step.isForbidden,
        reenter: step.reenter,
        rule: wordRule(step.rule),
        trigger: transitionLabel(step) === triggerText(step) ? '' : triggerText(step),
      })),
    );
  });
});
