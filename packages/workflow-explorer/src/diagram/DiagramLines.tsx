import * as styles from './DiagramLines.css';
import { arrowPath, edgePath } from './edge-path';
import type { Level } from './level';
import type { Times } from './times-of';

/** The lines of a level. The states and the panel give the same information as text. */
export function DiagramLines({ level, times }: { level: Level; times: Times }) {
  const { layout, edges } = level;
  const start = layout.nodes.find(({ id }) => id === 'start');
  return (
    <svg
      aria-hidden
      className={styles.lines}
      viewBox={`0 0 ${String(layout.width)} ${String(layout.height)}`}
    >
      {layout.lines.map(({ edge, points, isEnd }) => {
        const time = times.ofStep(edges[edge]?.label?.id ?? '');
        const path = edgePath(points);
        return (
          <g key={`${String(edge)} ${path}`}>
            <path d={path} className={styles.edges[time]} />
            {isEnd && <path d={arrowPath(points)} className={styles.arrows[time]} />}
          </g>
        );
      })}
      {start && (
        <circle
          cx={start.x + start.width / 2}
          cy={start.y + start.height / 2}
          r={6}
          className={styles.start}
        />
      )}
    </svg>
  );
}
