import { CalendarDays } from 'lucide';
import { useContext, useEffect, useEffectEvent } from 'react';
import {
  Button,
  DateFieldStateContext,
  DateInput,
  DateSegment,
  Dialog,
  Group,
  Popover,
  RangeCalendar,
} from 'react-aria-components';
import type { DateSegmentProps } from 'react-aria-components';
import * as buttonStyles from '../Button/Button.css';
import { CalendarMonth } from '../DatePicker/CalendarMonth';
import * as datePickerStyles from '../DatePicker/DatePicker.css';
import { Icon } from '../Icon/Icon';
import * as styles from './DateRangePicker.css';
import type { Filled, RangeEnd } from './half-range';

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
            {(segment) => <Part segment={segment} onFill={(filled) => onFill('start', filled)} />}
          </DateInput>
          <span aria-hidden className={styles.dash}>
            –
          </span>
          <DateInput slot="end" className={styles.date}>
            {(segment) => <Part segment={segment} onFill={(filled) => onFill('end', filled)} />}
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

interface PartProps extends Pick<DateSegmentProps, 'segment'> {
  onFill: (filled: Filled) => void;
}

/** One part of a date. Only here does react-aria expose which other parts are filled. */
function Part({ segment, onFill }: PartProps) {
  const parts = useContext(DateFieldStateContext)?.segments.filter(({ isEditable }) => isEditable);
  const empty = parts?.filter(({ isPlaceholder }) => isPlaceholder).length ?? 0;
  const filled = empty === 0 ? 'whole' : empty === parts?.length ? 'empty' : 'half';
  const report = useEffectEvent(() => onFill(filled));
  // The first part reports for all.
  const isFirst = parts?.[0] === segment;
  useEffect(() => {
    if (isFirst) report();
  }, [isFirst, filled]);
  return <DateSegment segment={segment} className={datePickerStyles.segment} />;
}
