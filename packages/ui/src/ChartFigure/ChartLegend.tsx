import type { ReactNode } from 'react';
import type { ChartSeries } from './chart-data';
import * as styles from './ChartFigure.css';
import { lookOf } from './chart-marks';
import type { ChartLook } from './chart-marks';

export interface ChartLegendProps {
  series: readonly ChartSeries[];
  /** The look of a series, as SVG in a field of 32 by 16 px. */
  keyOf: (look: ChartLook) => ReactNode;
}

/** The legend: the mark of each series with its name. */
export function ChartLegend({ series, keyOf }: ChartLegendProps) {
  return (
    <ul aria-label="Legend" className={styles.legend}>
      {series.map(({ id, name }, index) => (
        <li key={id} className={styles.legendItem}>
          <svg aria-hidden viewBox="0 0 32 16" className={styles.legendKey}>
            {keyOf(lookOf(index))}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
