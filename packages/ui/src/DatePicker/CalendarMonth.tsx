import { ChevronLeft, ChevronRight } from 'lucide';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components';
import * as buttonStyles from '../Button/Button.css';
import * as headingStyles from '../Heading/Heading.css';
import { Icon } from '../Icon/Icon';
import * as styles from './DatePicker.css';

/** One month with buttons for its neighbours, inside a react-aria Calendar or RangeCalendar. */
export function CalendarMonth({ cell }: { cell: string }) {
  const icon = buttonStyles.button({ variant: 'quiet', isIconOnly: true });
  return (
    <>
      <div className={styles.head}>
        <Button slot="previous" className={icon}>
          <Icon of={ChevronLeft} />
        </Button>
        <Heading className={headingStyles.sizes.body} />
        <Button slot="next" className={icon}>
          <Icon of={ChevronRight} />
        </Button>
      </div>
      <CalendarGrid>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={cell} />}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}
