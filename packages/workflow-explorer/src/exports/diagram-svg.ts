import type { Chart } from '../chart/chart';
import { boxPath } from '../diagram/box-path';
import { arrowPath, edgePath } from '../diagram/edge-path';
import type { Placed } from '../diagram/layout-types';
import type { Level, StateNode, StepLabel, StepNode } from '../diagram/level';
import { notesOf } from '../diagram/notes-of';
import type { Time, Times } from '../diagram/times-of';
import { diagramMessages as messages } from '../diagram/diagram.messages';
import { exportsMessages } from './exports.messages';
import { element, escaped } from './xml';

/** A4 without its margins, in millimeters. */
const page = { width: 190, height: 267 };
/** For paper: dark on white, in every theme. */
const ink = { text: '#1a2733', muted: '#4d5b66', line: '#5b6f7d', action: '#205375', fill: '#fff' };
const font = { family: 'Arial, Helvetica, sans-serif', name: 14, small: 12.5 };
const height = { name: 20, line: 17 };

interface TextLine {
  readonly text: string;
  readonly size: number;
  readonly color: string;
  readonly weight: number;
  readonly height: number;
  /** From the left edge; null in the middle. */
  readonly indent: number | null;
}

const small = (text: string, color: string, indent: number | null): TextLine => ({
  text,
  size: font.small,
  color,
  weight: 400,
  height: height.line,
  indent,
});

/** Lines of text, in the middle of a box from top to bottom. */
function write(lines: readonly TextLine[], box: Placed): readonly string[] {
  const room = lines.reduce((sum, line) => sum + line.height, 0);
  let y = box.y + (box.height - room) / 2;
  return lines.map(({ text, size, color, weight, height: own, indent }) => {
    y += own;
    return element(
      'text',
      {
        x: Math.round(indent === null ? box.x + box.width / 2 : box.x + indent),
        y: Math.round(y - own / 2 + size / 3),
        'text-anchor': indent === null ? 'middle' : 'start',
        'font-size': size,
        'font-weight': weight,
        fill: color,
      },
      [escaped(text)],
    );
  });
}

const linesOf = (labels: readonly StepLabel[], indent: number | null, mark = '') =>
  labels.flatMap(({ lines }) =>
    lines.map((line, index) => {
      const text = index === 0 ? `${mark}${line}` : line;
      return small(text, ink.text, indent);
    }),
  );

const dashes = { past: '6 4', history: '2 3' };

function frame(box: Placed, time: Time, more: Record<string, string | number | null>) {
  return element('path', { d: boxPath(box, time), fill: ink.fill, ...more });
}

function stateBox(chart: Chart, { state, name, stays }: StateNode, box: Placed, time: Time) {
  const isMarked = time === 'present' || time === 'possible';
  const style = {
    stroke: isMarked ? ink.action : ink.line,
    'stroke-width': time === 'present' ? 3 : isMarked ? 2 : 1.25,
    'stroke-dasharray':
      time === 'past' ? dashes.past : state.type === 'history' ? dashes.history : null,
  };
  const inner = {
    ...box,
    x: box.x + 3,
    y: box.y + 3,
    width: box.width - 6,
    height: box.height - 6,
  };
  return element('g', {}, [
    frame(box, time, style),
    ...(state.type === 'final' ? [frame(inner, time, style)] : []),
    ...write(
      [
        ...name.map((text) => ({
          text,
          size: font.name,
          color: ink.text,
          weight: 700,
          height: height.name,
          indent: null,
        })),
        ...notesOf(chart, state, time).map((text) => small(text, ink.muted, null)),
        ...linesOf(stays, 10, '↻ '),
      ],
      box,
    ),
  ]);
}

function stepBox({ id, labels }: StepNode, box: Placed, times: Times) {
  const time = times.ofStep(id);
  const isPossible = time === 'possible';
  return element('g', {}, [
    frame(box, time, {
      stroke: isPossible ? ink.action : ink.line,
      'stroke-width': isPossible ? 2 : 0.75,
      'stroke-dasharray': time === 'past' ? dashes.past : null,
    }),
    ...write(
      labels.flatMap((label) => {
        const word = messages.stepTimes[times.ofStep(id, label)];
        return [...linesOf([label], null), ...(word ? [small(word, ink.muted, null)] : [])];
      }),
      box,
    ),
  ]);
}

/** The diagram of a level as an SVG file: dark on white, and no larger than a page. */
export function svgOf(chart: Chart, level: Level, times: Times): string {
  const { layout, edges, states, steps, parent } = level;
  const at = new Map(layout.nodes.map((node) => [node.id, node]));
  const scale = Math.min(page.width / layout.width, page.height / layout.height, 25.4 / 96);
  const millimeters = (px: number) => `${(px * scale).toFixed(1)}mm`;
  const start = at.get('start');
  const lines = layout.lines.flatMap(({ edge, points, isEnd }) => {
    const time = times.ofStep(edges[edge]?.label?.id ?? '');
    const color = time === 'possible' ? ink.action : ink.line;
    const path = element('path', {
      d: edgePath(points),
      fill: 'none',
      stroke: color,
      'stroke-width': time === 'possible' ? 2 : 1.25,
      'stroke-dasharray': time === 'past' ? dashes.past : null,
    });
    return isEnd ? [path, element('path', { d: arrowPath(points), fill: color })] : [path];
  });
  const title = chart.label(parent.path);
  const drawing = element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: millimeters(layout.width),
      height: millimeters(layout.height),
      viewBox: `0 0 ${layout.width.toFixed(1)} ${layout.height.toFixed(1)}`,
      'font-family': font.family,
    },
    [
      element('title', {}, [escaped(title)]),
      element('desc', {}, [`One level of the chart. ${exportsMessages.pictureLimits}`]),
      element('rect', { width: '100%', height: '100%', fill: ink.fill }),
      ...lines,
      ...(start
        ? [element('circle', { cx: start.x + 8, cy: start.y + 8, r: 6, fill: ink.text })]
        : []),
      ...states.flatMap((node) => {
        const box = at.get(node.state.path);
        return box ? [stateBox(chart, node, box, times.of(node.state.path))] : [];
      }),
      ...steps.flatMap((step) => {
        const box = at.get(step.id);
        return box ? [stepBox(step, box, times)] : [];
      }),
    ],
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${drawing}\n`;
}
