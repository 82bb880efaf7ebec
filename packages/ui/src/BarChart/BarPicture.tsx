import { plainValue } from '../ChartFigure/chart-data';
import type { ChartData, FormatValue } from '../ChartFigure/chart-data';
import * as chartFigureStyles from '../ChartFigure/ChartFigure.css';
import { chartLooks, lookOf } from '../ChartFigure/chart-marks';
import type { ChartLook } from '../ChartFigure/chart-marks';
import type { BarScales } from './bar-scales';

/** Lines that fill the bars of a look; the first is filled whole. */
const hatches: Readonly<Record<ChartLook, string | undefined>> = {
  first: undefined,
  second: 'M-2 10L10 -2M-2 2L2 -2M6 10L10 6',
  third: 'M2 0V8M6 0V8',
  fourth: 'M0 2H8M0 6H8',
  fifth: 'M-2 -2L10 10M6 -2L10 2M-2 6L2 10',
};

const hatchedLooks = chartLooks.filter((look) => hatches[look] !== undefined);

interface BarShapeProps {
  look: ChartLook;
  /** Begins the ids of the fills. */
  fillId: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One bar in its look. */
export function BarShape({ look, fillId, ...place }: BarShapeProps) {
  if (hatches[look] === undefined)
    return <rect {...place} className={chartFigureStyles.fills[look]} />;
  return (
    <rect
      {...place}
      className={chartFigureStyles.hatched[look]}
      style={{ fill: `url(#${fillId}-${look})` }}
    />
  );
}

interface BarPictureProps {
  data: ChartData;
  scales: BarScales;
  fillId: string;
  formatValue?: FormatValue;
}

/** Labels, bars and values. */
export function BarPicture({ data, scales, fillId, formatValue = plainValue }: BarPictureProps) {
  return (
    <>
      <Fills id={fillId} />
      {data.points.map((text, point) => (
        <g key={`${point} ${text}`}>
          <text
            x={scales.start}
            y={scales.labelY(point)}
            dominantBaseline="middle"
            className={chartFigureStyles.pointText}
          >
            {text}
          </text>
          {data.series.map(({ id, values }, series) => {
            const value = values[point] ?? null;
            const { textX, ...place } = scales.bar({ point, series }, value ?? 0);
            return (
              <g key={id}>
                {value !== null && <BarShape look={lookOf(series)} fillId={fillId} {...place} />}
                <text
                  x={textX}
                  y={place.y + place.height / 2}
                  dominantBaseline="central"
                  className={
                    value === null ? chartFigureStyles.axisText : chartFigureStyles.valueText
                  }
                >
                  {value === null ? 'No figure' : formatValue(value)}
                </text>
              </g>
            );
          })}
        </g>
      ))}
    </>
  );
}

function Fills({ id }: { id: string }) {
  return (
    <defs>
      {hatchedLooks.map((look) => (
        <pattern key={look} id={`${id}-${look}`} width={8} height={8} patternUnits="userSpaceOnUse">
          <path
            d={hatches[look]}
            className={`${chartFigureStyles.seriesLine} ${chartFigureStyles.strokes[look]}`}
          />
        </pattern>
      ))}
    </defs>
  );
}
