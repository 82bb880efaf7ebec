import type { ComponentProps } from 'react';
import type { GanttItem } from './GanttChart';
import * as styles from './GanttChart.css';
import type { GanttSpan } from './gantt-scale';
import { spanInWords } from './span-in-words';

interface GanttBarProps {
  item: GanttItem;
  /** Where it is drawn, which is elsewhere while it is moved. */
  span: GanttSpan;
  /** Percent of the axis. */
  place: { readonly from: number; readonly size: number };
  isMoving: boolean;
  /** Absent where it cannot be moved; the row has the days. */
  control?: ComponentProps<'button'>;
}

/** The bar of a row, with an edge at each end to drag. */
export function GanttBar({ item, span, place, isMoving, control }: GanttBarProps) {
  const look = {
    className: `${styles.tones[item.tone ?? 'neutral']}${span.end === null ? ` ${styles.open}` : ''}`,
    style: { insetInlineStart: `${place.from}%`, inlineSize: `${place.size}%` },
    'data-moving': isMoving || undefined,
  };
  if (!control) return <span aria-hidden {...look} />;
  return (
    <button
      type="button"
      id={item.barId}
      data-bar=""
      aria-label={`Move ${item.name}, ${spanInWords(span)}`}
      aria-pressed={isMoving}
      {...control}
      {...look}
    >
      <span aria-hidden data-part="start" className={styles.startEdge} />
      {span.end !== null && <span aria-hidden data-part="end" className={styles.endEdge} />}
    </button>
  );
}
