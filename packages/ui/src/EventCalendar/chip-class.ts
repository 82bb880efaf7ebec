import { classNames } from '../element-props';
import type { ChipLook } from './calendar-days';
import type { CalendarEntry } from './calendar-entry';
import * as styles from './CalendarChip.css';

/** The classes of an entry: its shape, and its color by tone or status. */
export const chipClass = ({ status, tone }: CalendarEntry, look: ChipLook | 'row'): string =>
  classNames(
    styles.chip,
    styles.looks[look],
    tone === undefined ? styles.statuses[status] : styles.tones[tone],
  );
