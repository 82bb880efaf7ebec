import { line } from 'd3-shape';
import type { ChartData } from '../ChartFigure/chart-data';
import * as chartFigureStyles from '../ChartFigure/ChartFigure.css';
import { dashOf, lookOf, markerOf } from '../ChartFigure/chart-marks';
import type { LineScales } from './line-scales';

/** Least room between two markers, px. */
const markerGap = 14;

/** Axes, lines and markers. */
export function LinePicture({ data, scales }: { data: ChartData; scales: LineScales }) {
  const every = Math.max(1, Math.ceil(markerGap / scales.step));
  return (
    <>
      <Axes scales={scales} />
      {data.events?.texts.map((text, point) =>
        text === '' ? null : (
          <EventMark key={point} x={scales.x(point)} top={scales.top} bottom={scales.bottom} />
        ),
      )}
      {data.series.map(({ id, values }, index) => {
        const look = lookOf(index);
        const isAlone = (point: number) =>
          (values[point - 1] ?? null) === null && (values[point + 1] ?? null) === null;
        return (
          <g key={id}>
            <path
              d={pathOf(values, scales)}
              strokeDasharray={dashOf(look)}
              className={`${chartFigureStyles.seriesLine} ${chartFigureStyles.strokes[look]}`}
            />
            {values.map((value, point) =>
              value !== null && (point % every === 0 || isAlone(point)) ? (
                <path
                  key={point}
                  d={markerOf(look)}
                  transform={`translate(${scales.x(point)} ${scales.y(value)})`}
                  className={`${chartFigureStyles.marker} ${chartFigureStyles.fills[look]}`}
                />
              ) : null,
            )}
          </g>
        );
      })}
    </>
  );
}

interface EventMarkProps {
  x: number;
  top: number;
  bottom: number;
}

/** A dashed line with a flag, so that color is not the only difference from the other lines. */
export function EventMark({ x, top, bottom }: EventMarkProps) {
  return (
    <>
      <line x1={x} x2={x} y1={top} y2={bottom} className={chartFigureStyles.eventLine} />
      <path d={`M${x} ${top}l8 4l-8 4z`} className={chartFigureStyles.eventFlag} />
    </>
  );
}

function Axes({ scales }: { scales: LineScales }) {
  const { ticks, labels, axis, left, right, bottom } = scales;
  return (
    <>
      {ticks.map(({ value, y, text }) => (
        <g key={value}>
          <line x1={left} x2={right} y1={y} y2={y} className={chartFigureStyles.gridLine} />
          <text x={axis} y={y} dominantBaseline="middle" className={chartFigureStyles.axisText}>
            {text}
          </text>
        </g>
      ))}
      {labels.map(({ text, point, x }) => (
        <text
          key={point}
          x={x}
          y={bottom}
          dy="1.6em"
          textAnchor="middle"
          className={chartFigureStyles.axisText}
        >
          {text}
        </text>
      ))}
    </>
  );
}

function pathOf(values: readonly (number | null)[], { x, y }: LineScales): string {
  const path = line<number | null>()
    .defined((value) => value !== null)
    .x((_, point) => x(point))
    .y((value) => y(value ?? 0));
  return path([...values]) ?? '';
}
