import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { plainValue } from '../ChartFigure/chart-data';
import type { FormatValue } from '../ChartFigure/chart-data';
import { trendSummary } from '../ChartFigure/chart-summary';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import * as styles from './Sparkline.css';

export const sparklineSizes = ['small', 'medium'] as const;

export interface SparklineProps extends ElementProps<SVGSVGElement> {
  /** The counted thing: «Clicks». */
  label: string;
  /** The labels of the points, in order, for the accessible name: «Jun 1», «Jun 2». */
  points: readonly string[];
  /** One for each point; `null` where nothing is known. */
  values: readonly (number | null)[];
  formatValue?: FormatValue;
  /** As high as a line of a table, or as a control. It fills the width that it is given. */
  size?: (typeof sparklineSizes)[number];
}

/** Room for the line's width and its last dot, in hundredths of the picture. */
const inset = 12;

/** The trend of a figure, beside the figure itself. Its name describes the trend. */
export function Sparkline({
  label,
  points,
  values,
  formatValue = plainValue,
  size = 'medium',
  className,
  ...rest
}: SparklineProps) {
  const summary = trendSummary({ points, series: [{ id: '', name: label, values }] }, formatValue);
  const known = values.filter((value) => value !== null);
  const x = scaleLinear([0, Math.max(1, values.length - 1)], [0, 100]);
  const y = scaleLinear([Math.min(...known), Math.max(...known)], [100 - inset, inset]);
  const path = line<number | null>()
    .defined((value) => value !== null)
    .x((_, index) => x(index))
    .y((value) => y(value ?? 0));
  return (
    <svg
      {...rest}
      role="img"
      aria-label={summary}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className={classNames(styles.sizes[size], className)}
    >
      <path d={path([...values]) ?? ''} className={styles.course} />
    </svg>
  );
}
