import { readMachine } from '@brandroom/statechart/read-machine';
import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';

import { chartOf, isEntrance } from '../chart/chart';
import { kioskGraph } from '../testing/kiosk';
import { exportFormats } from './formats';
import { csvOf, markdownOf } from './step-text';
import { mermaidOf, plantUmlOf } from './diagram-text';

const chart = chartOf(kioskGraph);
const steps = kioskGraph.transitions.filter((transition) => !isEntrance(transition));
const id = (path: string) => `s_${path.replaceAll('.', '_').replaceAll('-', '_')}`;

/** The ends of every arrow that is no start and no end. */
function arrowsIn(text: string): readonly string[] {
  return [...text.matchAll(/^(s_\w+) --> ([\w[\]*]+) : /gmu)].map(
    ([, from, to]) => `${from ?? ''} ${to ?? ''}`,
  );
}
const arrows = steps
  .filter(({ source }) => source !== '(root)')
  .flatMap(({ source, targets }) =>
    (targets ?? [source]).map((target) => `${id(source)} ${id(target)}`),
  );

describe('a file', () => {
  it('of Mermaid has every state and every arrow of the chart', () => {
    const text = mermaidOf(kioskGraph);
    expect(arrowsIn(text)).toEqual(arrows);
    const named = [...text.matchAll(/state ".*?" as (s_\w+)/gu)].map(([, name]) => name);
    expect(named).toEqual(chart.order.map(({ path }) => id(path)));
  });

  it('of PlantUML has them too, with history as history', () => {
    const text = plantUmlOf(kioskGraph);
    expect(arrowsIn(text)).toHaveLength(arrows.length);
    expect(text).toContain('s_sale_paying --> s_sale_paying[H] : BACK');
    expect(text).toContain('s_sale_paying --> s_sale_paying[H*] : DEEP');
  });

  it('of JSON builds a machine with the same states and steps', () => {
    const json = exportFormats.find((format) => format.id === 'json')?.write(kioskGraph) ?? '';
    const graph = readMachine(createMachine(JSON.parse(json) as never));
    expect(graph.states.map(({ path, type }) => [path, type])).toEqual(
      kioskGraph.states.map(({ path, type }) => [path, type]),
    );
    expect(graph.transitions.map((each) => [each.id, each.targets, each.rule])).toEqual(
      kioskGraph.transitions.map((each) => [each.id, each.targets, each.rule]),
    );
  });

  it('of CSV has a row for each step, by its id', () => {
    const rows = csvOf(kioskGraph).split('\r\n').slice(1);
    expect(rows.map((row) => row.split(',')[0])).toEqual(steps.map((step) => step.id));
  });

  it('of Markdown names every state with its own steps', () => {
    const text = markdownOf(kioskGraph);
    const heads = [...text.matchAll(/^#{2,6} (.*)$/gmu)].map(([, name]) => name);
    expect(heads).toEqual([
      'From every state',
      ...chart.order.map(({ path }) => chart.label(path)),
    ]);
    expect(text.match(/^- \*\*/gmu)).toHaveLength(steps.length);
  });

  it.each(exportFormats)('of $label names what it can’t say', ({ limits }) => {
    expect(limits.length).toBeGreaterThan(0);
  });
});
