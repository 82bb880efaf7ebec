import { plainValue, valueAt } from '../ChartFigure/chart-data';
import type { ChartCursor, ChartData } from '../ChartFigure/chart-data';
import { ChartFigure } from '../ChartFigure/ChartFigure';
import type { ChartFigureProps } from '../ChartFigure/ChartFigure';
import * as chartFigureStyles from '../ChartFigure/ChartFigure.css';
import { ChartLegend } from '../ChartFigure/ChartLegend';
import { dashOf, markerOf } from '../ChartFigure/chart-marks';
import type { ChartLook } from '../ChartFigure/chart-marks';
import { ChartPlot } from '../ChartFigure/ChartPlot';
import type { Drawing, Spot } from '../ChartFigure/ChartPlot';
import { trendSummary } from '../ChartFigure/chart-summary';
import { EventMark, LinePicture } from './LinePicture';
import { lineScales } from './line-scales';
import type { LineScalesOptions } from './line-scales';

export interface LineChartProps extends Omit<ChartFigureProps, 'children' | 'legend' | 'summary'> {
  /** The finding in a sentence; computed by `trendSummary` by default. */
  summary?: string;
  /** Begins the axis at nothing, so that heights can be compared. Off for figures far from it, as positions. */
  isFromZero?: boolean;
  /** Draws the lowest figure on top, as of a rank, where 1 is the best. */
  isInverted?: boolean;
}

/** A chart of figures over time. Each series has its own color, dash and marker. */
export function LineChart({
  data,
  formatValue = plainValue,
  summary = trendSummary(data, formatValue),
  isFromZero = true,
  isInverted = false,
  ...rest
}: LineChartProps) {
  return (
    <ChartFigure
      {...rest}
      data={data}
      formatValue={formatValue}
      summary={summary}
      legend={
        <ChartLegend
          series={data.series}
          keyOf={lineKey}
          events={data.events && { name: data.events.name, drawing: eventKey }}
        />
      }
    >
      <ChartPlot
        kind="line chart"
        label={rest.label}
        data={data}
        formatValue={formatValue}
        walk="points"
        hasChange
        draw={(box) => drawLines({ data, box, formatValue, isFromZero, isInverted })}
      />
    </ChartFigure>
  );
}

const eventKey = <EventMark x={13} top={0} bottom={16} />;

function lineKey(look: ChartLook) {
  return (
    <>
      <path
        d="M0 8H32"
        strokeDasharray={dashOf(look)}
        className={`${chartFigureStyles.seriesLine} ${chartFigureStyles.strokes[look]}`}
      />
      <path
        d={markerOf(look)}
        transform="translate(16 8)"
        className={`${chartFigureStyles.marker} ${chartFigureStyles.fills[look]}`}
      />
    </>
  );
}

function drawLines(options: LineScalesOptions): Drawing {
  const { data } = options;
  const scales = lineScales(options);
  const spotAt = (cursor: ChartCursor): Spot => {
    const value = valueAt(data, cursor);
    return { x: scales.x(cursor.point), y: value === null ? scales.bottom : scales.y(value) };
  };
  return {
    picture: <LinePicture data={data} scales={scales} />,
    spotAt,
    markAt: (cursor) => {
      const { x, y } = spotAt(cursor);
      return (
        <>
          <line
            x1={x}
            x2={x}
            y1={scales.top}
            y2={scales.bottom}
            className={chartFigureStyles.cursorLine}
          />
          <circle cx={x} cy={y} r={8} className={chartFigureStyles.cursorMark} />
        </>
      );
    },
    nearest: (spot) => nearestFigure(data, spot, spotAt),
  };
}

function nearestFigure(data: ChartData, { x, y }: Spot, spotAt: (at: ChartCursor) => Spot) {
  const point = closest(data.points.length, (at) =>
    Math.abs(spotAt({ point: at, series: 0 }).x - x),
  );
  const series = closest(data.series.length, (at) => Math.abs(spotAt({ point, series: at }).y - y));
  return { point, series };
}

/** The place, from 0, that is the least far. */
function closest(count: number, distance: (at: number) => number): number {
  return Array.from({ length: count }, (_, at) => at).reduce(
    (best, at) => (distance(at) < distance(best) ? at : best),
    0,
  );
}
