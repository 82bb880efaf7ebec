import * as styles from './Diagram.css';
import { arrowPath, edgePath } from './edge-path';
import type { Level } from './level';
import type { Times } from './times-of';

/** The lines of a level. The states and the panel say the same in words. */
export function DiagramLines({ level, times }: { level: Level; times: Times }) {
  const { layout, edgeSteps } = level;
  const start = layout.nodes.find(({ id }) => id === 'start');
  return (
    <svg
      aria-hidden
      className={styles.lines}
      viewBox={`0 0 ${String(layout.width)} ${String(layout.height)}`}
    >
      {layout.edges.map(({ points }, index) => {
        const step = edgeSteps[index] ?? null;
        const path = edgePath(points);
        return (
          <g key={`${step ?? 'start'} ${path}`}>
            <path d={path} className={styles.edges[step === null ? 'other' : times.ofStep(step)]} />
            <path d={arrowPath(points)} className={styles.arrow} />
          </g>
        );
      })}
      {start && <circle cx={start.x + 10} cy={start.y + 10} r={7} className={styles.start} />}
    </svg>
  );
}
