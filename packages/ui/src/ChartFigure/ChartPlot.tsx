import { useId } from 'react';
import type { CSSProperties, PointerEvent, ReactNode } from 'react';
import type { ChartWalk } from './chart-cursor';
import { figureInWords } from './chart-data';
import type { ChartCursor, ChartData, FormatValue } from './chart-data';
import * as styles from './ChartFigure.css';
import { useChartCursor } from './use-chart-cursor';
import { usePlotBox } from './use-plot-box';
import type { PlotBox } from './use-plot-box';

/** A place in the plot, px from its upper left corner. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The drawing of a chart type within the plot. */
export interface Drawing {
  /** Everything but the cursor, as SVG. */
  readonly picture: ReactNode;
  /** The mark round one figure, as SVG. */
  readonly markAt: (cursor: ChartCursor) => ReactNode;
  /** The position of one figure's text; undefined if every figure is shown anyway. */
  readonly spotAt?: (cursor: ChartCursor) => Spot;
  /** The figure that a pointer means. */
  readonly nearest: (spot: Spot) => ChartCursor;
}

export interface ChartPlotProps {
  /** «line chart» */
  kind: string;
  label: string;
  data: ChartData;
  formatValue: FormatValue;
  walk: ChartWalk;
  /** Whether the points are ordered, so that the change between them is announced. */
  hasChange: boolean;
  /** In em, where it depends on the data; the height of a chart otherwise. */
  height?: number;
  draw: (box: PlotBox) => Drawing;
}

const across = 'Left and right arrows: from point to point.';
const hints = {
  points: `${across} Up and down arrows: from series to series.`,
  bars: `${across} Up and down arrows: from bar to bar.`,
};

/** The plot of a chart: one tab stop with arrow keys between its points. The current text is announced. */
export function ChartPlot(props: ChartPlotProps) {
  const { kind, label, data, formatValue, walk, hasChange, height, draw } = props;
  const id = useId();
  const { ref, box } = usePlotBox();
  const wordsAt = (at: ChartCursor) => figureInWords(data, at, formatValue, hasChange);
  const { cursor, isShown, pointAt, handlers } = useChartCursor({ data, walk, wordsAt });
  if (data.points.length === 0 || data.series.length === 0) {
    return <p className={styles.none}>There are no figures here yet.</p>;
  }
  const drawing = box && draw(box);
  const onPointer = (event: PointerEvent<HTMLElement>) => {
    if (!drawing) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    pointAt(drawing.nearest({ x: event.clientX - left, y: event.clientY - top }));
  };
  const words = wordsAt(cursor);
  return (
    <div
      ref={ref}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys walk through it
      tabIndex={0}
      role="application"
      aria-roledescription={kind}
      aria-label={`${label}, ${counted(data)}`}
      aria-describedby={id}
      {...handlers}
      onPointerMove={onPointer}
      onPointerDown={onPointer}
      className={styles.plot}
      {...(height === undefined ? {} : { style: { blockSize: `${height}em` } })}
    >
      <svg
        aria-hidden
        // On paper, where the room is another, the picture is scaled.
        viewBox={box && `0 0 ${box.width} ${box.height}`}
        className={styles.picture}
      >
        {drawing?.picture}
        {isShown && drawing?.markAt(cursor)}
      </svg>
      {isShown && box && drawing?.spotAt && (
        <div aria-hidden className={styles.readout} style={beside(drawing.spotAt(cursor), box)}>
          <span className={styles.readoutPoint}>{words.point}</span>
          <span className={styles.readoutValue}>{words.value}</span>
          {words.event !== undefined && <span>{words.event}</span>}
        </div>
      )}
      <span id={id} hidden>
        {data.series.length === 1 ? across : hints[walk]}
      </span>
    </div>
  );
}

function counted({ points, series }: ChartData): string {
  const lines = series.length === 1 ? '' : `${series.length} series, `;
  return `${lines}${points.length} ${points.length === 1 ? 'point' : 'points'}`;
}

/** Places the tooltip above the figure, or below where there is no room, inside the plot. */
function beside({ x, y }: Spot, { width, em }: PlotBox): CSSProperties {
  const isBelow = y < 4.5 * em;
  const shift = x < width / 3 ? '0%' : x > (width * 2) / 3 ? '-100%' : '-50%';
  const top = isBelow ? y + em : y - em;
  return { left: x, top, transform: `translate(${shift}, ${isBelow ? '0%' : '-100%'})` };
}
