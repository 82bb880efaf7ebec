import type { MachineGraph, StatePath } from '@brandroom/statechart/graph';

import type { Chart } from '../chart/chart';
import { chartOf, isEntrance } from '../chart/chart';
import { diagramMessages as messages } from './diagram.messages';
import { boxPath } from './box-path';
import * as lineStyles from './DiagramLines.css';
import { arrowPath, edgePath } from './edge-path';
import { widthOf } from './label-size';
import { layeredLayout } from './layered-layout';
import * as styles from './Miniature.css';
import type { Time } from './times-of';

const size = { name: 34, noted: 52, inset: 28, least: 104 };

/** Where something is in its workflow, was, and can go. */
export interface MiniaturePlace {
  readonly here: StatePath;
  readonly passed: readonly StatePath[];
  readonly possible: readonly StatePath[];
  /** The steps that it took between them. */
  readonly taken: readonly { readonly from: StatePath; readonly to: StatePath }[];
}

function timeOf({ here, passed, possible }: MiniaturePlace, path: StatePath): Time {
  if (path === here) return 'present';
  if (possible.includes(path)) return 'possible';
  return passed.includes(path) ? 'past' : 'other';
}

function timeOfStep(
  { here, possible, taken }: MiniaturePlace,
  from: StatePath,
  to: StatePath,
): 'possible' | 'past' | 'other' {
  if (from === here && possible.includes(to)) return 'possible';
  return taken.some((step) => step.from === from && step.to === to) ? 'past' : 'other';
}

/** The outermost states and a line for each pair that a step connects. */
function layoutOf(chart: Chart, place: MiniaturePlace) {
  const states = chart.childrenOf(chart.root.path);
  const paths = new Set(states.map(({ path }) => path));
  const pairs = new Map(
    chart.graph.transitions
      .filter((step) => !isEntrance(step) && paths.has(step.source))
      .flatMap(({ source, targets }) => (targets ?? []).map((target) => ({ source, target })))
      .filter(({ source, target }) => source !== target && paths.has(target))
      .map(({ source, target }) => [`${source} ${target}`, { from: source, to: target }]),
  );
  const boxes = states.map(({ path }) => {
    const label = chart.label(path);
    const note = messages.times[timeOf(place, path)];
    const width = Math.max(widthOf(label) * 1.2, widthOf(note)) + size.inset;
    return {
      id: path,
      label,
      note,
      width: Math.max(size.least, width),
      height: note === '' ? size.name : size.noted,
    };
  });
  const edges = [...pairs.values()];
  return { boxes, edges, layout: layeredLayout(boxes, edges) };
}

interface MiniatureProps {
  graph: MachineGraph;
  place: MiniaturePlace;
}

/** A small picture of a machine's outermost states, with the present one marked. Its text says the same. */
export function Miniature({ graph, place }: MiniatureProps) {
  const chart = chartOf(graph);
  const { boxes, edges, layout } = layoutOf(chart, place);
  const named = (paths: readonly StatePath[]) => paths.map((path) => chart.label(path));
  const label = messages.picture(
    chart.label(place.here),
    named(place.passed),
    named(place.possible),
  );
  const at = new Map(layout.nodes.map((node) => [node.id, node]));
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.picture}
      style={{ maxInlineSize: `${String(layout.width / 16)}rem` }}
      viewBox={`0 0 ${String(layout.width)} ${String(layout.height)}`}
    >
      {layout.lines.map(({ edge, points, isEnd }) => {
        const { from, to } = edges[edge] ?? { from: '', to: '' };
        const time = timeOfStep(place, from, to);
        const path = edgePath(points);
        return (
          <g key={`${String(edge)} ${path}`}>
            <path d={path} className={lineStyles.edges[time]} />
            {isEnd && <path d={arrowPath(points)} className={lineStyles.arrows[time]} />}
          </g>
        );
      })}
      {boxes.map(({ id, label: name, note }) => {
        const placed = at.get(id);
        if (!placed) return null;
        const { x, y, width } = placed;
        const time = timeOf(place, id);
        const middle = x + width / 2;
        return (
          <g key={id}>
            <path className={styles.box} data-time={time} d={boxPath(placed, time)} />
            <text className={styles.name} fontSize={14} x={middle} y={y + 22}>
              {name}
            </text>
            {note !== '' && (
              <text className={styles.note} fontSize={12} x={middle} y={y + 40}>
                {note}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
