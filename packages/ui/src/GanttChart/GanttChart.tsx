import { useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import { Link } from '../Link/Link';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { GanttBar } from './GanttBar';
import * as styles from './GanttChart.css';
import * as headStyles from './GanttHead.css';
import { ganttScale } from './gantt-scale';
import type { GanttSpan } from './gantt-scale';
import { dayInWords } from './span-in-words';
import { useGanttMove } from './use-gantt-move';

/** One row: something that lasts from a day to another. */
export interface GanttItem extends GanttSpan {
  readonly id: string;
  readonly name: string;
  /** The id of its bar, for focus that is moved to it. */
  readonly barId?: string;
  /** The page of the thing. */
  readonly href?: string;
  /** Facts under the name: «Active». */
  readonly detail?: ReactNode;
  readonly tone?: keyof typeof styles.tones;
}

export interface GanttChartProps extends ElementProps<HTMLDivElement> {
  /** Names the table. */
  label: string;
  /** Names the first column: «Campaign». */
  itemName: string;
  items: readonly GanttItem[];
  /** Today, as an ISO date. */
  today: string;
  /** Stores other days; without it the bars cannot be moved. */
  onMove?: ((id: string, span: GanttSpan) => void) | undefined;
}

const noMove = () => undefined;

/**
 * Things over months: a table of names and days, with a bar in each row. The bars are one tab stop, arrow keys go from
 * bar to bar; Enter takes one up, arrow keys move it. Dragging a bar moves it, dragging an end moves that end.
 */
export function GanttChart({
  label,
  itemName,
  items,
  today,
  onMove,
  className,
  ...rest
}: GanttChartProps) {
  const hintId = useId();
  const [activeId, setActiveId] = useState<string>();
  const scale = ganttScale(items, today);
  const { isMoving, spanOf, handlersOf } = useGanttMove({
    days: scale.days,
    onMove: onMove ?? noMove,
  });
  const active = Math.max(
    0,
    items.findIndex(({ id }) => id === activeId),
  );

  function walk(event: KeyboardEvent) {
    if (event.defaultPrevented || !(event.target as Element).matches('[data-bar]')) return;
    const last = items.length - 1;
    const places: Readonly<Record<string, number>> = {
      ArrowDown: Math.min(last, active + 1),
      ArrowUp: Math.max(0, active - 1),
      Home: 0,
      End: last,
    };
    const next = places[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>('[data-bar]')[next]?.focus();
  }

  return (
    <div {...rest} className={classNames(styles.frame, className)}>
      {/* The keys are those of the bars in it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- shortcuts of a container of buttons */}
      <table role="table" aria-label={label} onKeyDown={walk} className={styles.table}>
        <thead role="rowgroup" className={headStyles.head}>
          <tr role="row" className={headStyles.headRow}>
            <th role="columnheader" scope="col" className={headStyles.headCell}>
              {itemName}
            </th>
            <th role="columnheader" scope="col" className={headStyles.headCell}>
              Start
            </th>
            <th role="columnheader" scope="col" className={headStyles.headCell}>
              End
            </th>
            <th role="columnheader" scope="col" className={headStyles.axis}>
              <VisuallyHidden>Timeline</VisuallyHidden>
              {scale.months.map(({ at, label: name, isMinor }) => (
                <span
                  key={at}
                  aria-hidden
                  className={isMinor ? headStyles.minorMonth : headStyles.month}
                  style={{ insetInlineStart: `${at}%` }}
                >
                  {name}
                </span>
              ))}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          {items.map((item, place) => {
            const span = spanOf(item);
            return (
              <tr key={item.id} role="row" className={styles.row}>
                <th role="rowheader" scope="row" className={styles.nameCell}>
                  {item.href === undefined ? (
                    <bdi>{item.name}</bdi>
                  ) : (
                    <Link variant="strong" href={item.href}>
                      {item.name}
                    </Link>
                  )}
                  {item.detail !== undefined && (
                    <span className={styles.detail}>{item.detail}</span>
                  )}
                </th>
                <td role="cell" className={styles.dayCell}>
                  {dayInWords(span.start)}
                </td>
                <td role="cell" className={styles.dayCell}>
                  {span.end === null ? 'No end date' : dayInWords(span.end)}
                </td>
                <td role="cell" className={styles.track}>
                  {scale.months.map(({ at }) => (
                    <span
                      key={at}
                      aria-hidden
                      className={styles.line}
                      style={{ insetInlineStart: `${at}%` }}
                    />
                  ))}
                  <span
                    aria-hidden
                    className={styles.today}
                    style={{ insetInlineStart: `${scale.today}%` }}
                  />
                  <GanttBar
                    item={item}
                    span={span}
                    place={scale.bar(span)}
                    isMoving={isMoving(item)}
                    {...(onMove
                      ? {
                          control: {
                            ...handlersOf(item),
                            tabIndex: place === active ? 0 : -1,
                            onFocus: () => setActiveId(item.id),
                            'aria-describedby': hintId,
                          },
                        }
                      : {})}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <span id={hintId} hidden>
        Up and down arrows: from bar to bar. Enter: move it.
      </span>
    </div>
  );
}
