import { useContext, useEffect, useEffectEvent } from 'react';
import { DateFieldStateContext, DateSegment } from 'react-aria-components';
import type { DateSegmentProps } from 'react-aria-components';
import * as styles from './DatePicker.css';

/** How much of a date is typed. */
export type Filled = 'empty' | 'half' | 'whole';

interface DatePartProps extends Pick<DateSegmentProps, 'segment'> {
  /** Called whenever the completeness of the date changes. */
  onFill: (filled: Filled) => void;
}

/** One part of a date, or the text between two. A DateSegment would cost as much for a slash as for a part. */
export function DatePart({ segment, onFill }: DatePartProps) {
  const { type, text } = segment;
  return type === 'literal' ? (
    <span aria-hidden className={text.includes(',') ? styles.betweenDateAndTime : styles.between}>
      {text}
    </span>
  ) : (
    <TypedPart segment={segment} onFill={onFill} />
  );
}

/** Only here does react-aria expose which other parts are filled. */
function TypedPart({ segment, onFill }: DatePartProps) {
  const parts = useContext(DateFieldStateContext)?.segments.filter(({ isEditable }) => isEditable);
  const empty = parts?.filter(({ isPlaceholder }) => isPlaceholder).length ?? 0;
  const filled = empty === 0 ? 'whole' : empty === parts?.length ? 'empty' : 'half';
  const report = useEffectEvent(() => onFill(filled));
  // The first part reports for all.
  const isFirst = parts?.[0] === segment;
  useEffect(() => {
    if (isFirst) report();
  }, [isFirst, filled]);
  return <DateSegment segment={segment} className={styles.segment} />;
}
