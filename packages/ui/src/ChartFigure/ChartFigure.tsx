import { ChartLine, Table2 } from 'lucide';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../Announcer/announce';
import { Button } from '../Button/Button';
import type { DataColumn } from '../DataTable/data-column';
import { DataTable } from '../DataTable/DataTable';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import { plainValue } from './chart-data';
import type { ChartData, ChartEvents, FormatValue } from './chart-data';
import * as styles from './ChartFigure.css';

export interface ChartFigureProps extends ElementProps {
  /** The title of the chart: «Clicks by day». */
  label: string;
  /** The finding in a sentence; `trendSummary` and `comparisonSummary` compute it. */
  summary: string;
  data: ChartData;
  /** The name of a point, the heading of the table's first column: «Day», «Channel». */
  pointName: string;
  /** Formats a figure; «1,240» by default. */
  formatValue?: FormatValue;
  /** The legend of the series. */
  legend?: ReactNode;
  /** The picture. */
  children: ReactNode;
}

/** A chart with a summary of its finding, and the same figures as a table. */
export function ChartFigure({
  label,
  summary,
  data,
  pointName,
  formatValue = plainValue,
  legend,
  children,
  className,
  ...rest
}: ChartFigureProps) {
  const [isTable, setTable] = useState(false);
  const show = isTable ? 'Show as chart' : 'Show as table';
  return (
    <figure {...rest} className={classNames(styles.figure, className)}>
      <figcaption className={styles.caption}>
        <span className={styles.label}>{label}</span>
        <span className={styles.summary}>{summary}</span>
      </figcaption>
      <div className={styles.bar}>
        {!isTable && legend}
        <span className={styles.toggle}>
          <Button
            variant="quiet"
            size="small"
            icon={isTable ? ChartLine : Table2}
            aria-label={`${show}: ${label}`}
            onPress={() => {
              setTable(!isTable);
              announce(`${label} is shown as ${isTable ? 'chart' : 'table'}`);
            }}
          >
            {show}
          </Button>
        </span>
      </div>
      {isTable ? (
        <FigureTable caption={label} data={data} pointName={pointName} formatValue={formatValue} />
      ) : (
        children
      )}
    </figure>
  );
}

interface FigureTableProps {
  caption: string;
  data: ChartData;
  pointName: string;
  formatValue: FormatValue;
}

interface PointRow {
  readonly index: number;
  readonly point: string;
}

function FigureTable({ caption, data, pointName, formatValue }: FigureTableProps) {
  const rows = useMemo(() => data.points.map((point, index) => ({ index, point })), [data]);
  const columns: readonly DataColumn<PointRow>[] = [
    { id: 'point', header: pointName, isRowHeader: true, cell: ({ point }) => point },
    ...data.series.map(({ id, name, values, points }) => ({
      id: `series-${id}`,
      header: name,
      align: 'end' as const,
      cell: ({ index }: PointRow) => {
        const value = values[index] ?? null;
        const figure = value === null ? 'No figure' : formatValue(value);
        return points ? `${figure} (${points[index] ?? ''})` : figure;
      },
    })),
    ...(data.events ? [eventColumn(data.events)] : []),
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      getRowId={({ index }) => String(index)}
    />
  );
}

function eventColumn({ name, texts }: ChartEvents): DataColumn<PointRow> {
  return { id: 'events', header: name, cell: ({ index }) => texts[index] || 'None' };
}
