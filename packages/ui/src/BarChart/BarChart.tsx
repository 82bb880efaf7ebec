import { useId } from 'react';
import { inRange } from '../ChartFigure/chart-cursor';
import { plainValue, valueAt } from '../ChartFigure/chart-data';
import type { ChartData, FormatValue } from '../ChartFigure/chart-data';
import { ChartFigure } from '../ChartFigure/ChartFigure';
import type { ChartFigureProps } from '../ChartFigure/ChartFigure';
import * as chartFigureStyles from '../ChartFigure/ChartFigure.css';
import { ChartLegend } from '../ChartFigure/ChartLegend';
import { ChartPlot } from '../ChartFigure/ChartPlot';
import type { Drawing } from '../ChartFigure/ChartPlot';
import { comparisonSummary } from '../ChartFigure/chart-summary';
import type { PlotBox } from '../ChartFigure/use-plot-box';
import { barChartHeight, barScales } from './bar-scales';
import { BarPicture, BarShape } from './BarPicture';

export interface BarChartProps extends Omit<ChartFigureProps, 'children' | 'legend' | 'summary'> {
  /** The finding in a sentence; computed by `comparisonSummary` by default. */
  summary?: string;
}

/** Between the frame of the cursor and its bar, px. */
const framed = 3;

/** Compares amounts of several kinds. Bars are below their labels, so that long names fit on a phone. */
export function BarChart({
  data,
  formatValue = plainValue,
  summary = comparisonSummary(data, formatValue),
  ...rest
}: BarChartProps) {
  const fillId = useId();
  return (
    <ChartFigure
      {...rest}
      data={data}
      formatValue={formatValue}
      summary={summary}
      legend={
        data.series.length > 1 && (
          <ChartLegend
            series={data.series}
            keyOf={(look) => (
              <BarShape look={look} fillId={fillId} x={1} y={2} width={30} height={12} />
            )}
          />
        )
      }
    >
      <ChartPlot
        kind="bar chart"
        label={rest.label}
        data={data}
        formatValue={formatValue}
        walk="bars"
        hasChange={false}
        height={barChartHeight(data)}
        draw={(box) => drawBars(data, box, formatValue, fillId)}
      />
    </ChartFigure>
  );
}

function drawBars(
  data: ChartData,
  box: PlotBox,
  formatValue: FormatValue,
  fillId: string,
): Drawing {
  const scales = barScales(data, box, formatValue);
  return {
    picture: <BarPicture data={data} scales={scales} fillId={fillId} formatValue={formatValue} />,
    markAt: (cursor) => {
      const { x, y, width, height } = scales.bar(cursor, valueAt(data, cursor) ?? 0);
      return (
        <rect
          x={x - framed}
          y={y - framed}
          width={width + 2 * framed}
          height={height + 2 * framed}
          className={chartFigureStyles.cursorMark}
        />
      );
    },
    nearest: ({ y }) => inRange(scales.at(y), data),
  };
}
