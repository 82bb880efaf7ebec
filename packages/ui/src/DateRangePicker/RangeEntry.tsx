import { CalendarDays } from 'lucide';
import { Button, DateInput, Dialog, Group, Popover, RangeCalendar } from 'react-aria-components';
import * as buttonStyles from '../Button/Button.css';
import { CalendarMonth } from '../DatePicker/CalendarMonth';
import * as datePickerStyles from '../DatePicker/DatePicker.css';
import { DatePart } from '../DatePicker/DatePart';
import type { Filled } from '../DatePicker/DatePart';
import { Icon } from '../Icon/Icon';
import * as styles from './DateRangePicker.css';
import type { RangeEnd } from './half-range';

interface RangeEntryProps {
  /** Called whenever the completeness of a date changes. */
  onFill: (end: RangeEnd, filled: Filled) => void;
}

/** The parts inside a react-aria DateRangePicker: two typed dates, and one calendar behind their button. */
export function RangeEntry({ onFill }: RangeEntryProps) {
  const icon = buttonStyles.button({ variant: 'quiet', isIconOnly: true });
  return (
    <>
      <Group className={styles.range}>
        <div className={styles.dates}>
          <DateInput slot="start" className={styles.date}>
            {(segment) => (
              <DatePart segment={segment} onFill={(filled) => onFill('start', filled)} />
            )}
          </DateInput>
          <span aria-hidden className={styles.dash}>
            –
          </span>
          <DateInput slot="end" className={styles.date}>
            {(segment) => <DatePart segment={segment} onFill={(filled) => onFill('end', filled)} />}
          </DateInput>
        </div>
        <Button className={icon}>
          <Icon of={CalendarDays} />
        </Button>
      </Group>
      <Popover className={datePickerStyles.overlay} offset={4} containerPadding={4}>
        <Dialog className={datePickerStyles.calendar}>
          <RangeCalendar>
            <CalendarMonth cell={styles.day} />
          </RangeCalendar>
        </Dialog>
      </Popover>
    </>
  );
}
