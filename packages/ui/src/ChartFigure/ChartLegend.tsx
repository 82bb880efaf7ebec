import type { ReactNode } from 'react';
import type { ChartSeries } from './chart-data';
import * as styles from './ChartFigure.css';
import { lookOf } from './chart-marks';
import type { ChartLook } from './chart-marks';

export interface ChartLegendProps {
  series: readonly ChartSeries[];
  /** The look of a series, as SVG in a field of 32 by 16 px. */
  keyOf: (look: ChartLook) => ReactNode;
  /** The mark of the events, drawn like those of the series. */
  events?: { readonly name: string; readonly drawing: ReactNode } | undefined;
}

/** The legend: the mark of each series with its name. */
export function ChartLegend({ series, keyOf, events }: ChartLegendProps) {
  return (
    <ul aria-label="Legend" className={styles.legend}>
      {series.map(({ id, name }, index) => (
        <LegendItem key={id} name={name} drawing={keyOf(lookOf(index))} />
      ))}
      {events && <LegendItem {...events} />}
    </ul>
  );
}

function LegendItem({ name, drawing }: { name: string; drawing: ReactNode }) {
  return (
    <li className={styles.legendItem}>
      <svg aria-hidden viewBox="0 0 32 16" className={styles.legendKey}>
        {drawing}
      </svg>
      {name}
    </li>
  );
}
