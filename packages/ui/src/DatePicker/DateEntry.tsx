import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DateInput,
  DateSegment,
  Dialog,
  Group,
  Heading,
  Popover,
} from 'react-aria-components';
import { button } from '../Button/Button.css';
import { fieldBox } from '../Field/Field.css';
import { sizes } from '../Heading/Heading.css';
import { Icon } from '../Icon/Icon';
import { floating } from '../Popover/Popover.css';
import * as styles from './DatePicker.css';

/** The parts inside a react-aria DatePicker: the typed date, and the calendar behind its button. */
export function DateEntry() {
  const icon = button({ variant: 'quiet', isIconOnly: true });
  return (
    <>
      <Group className={`${fieldBox} ${styles.group}`}>
        <DateInput className={styles.input}>
          {(segment) => <DateSegment segment={segment} className={styles.segment} />}
        </DateInput>
        <Button className={icon}>
          <Icon of={CalendarDays} />
        </Button>
      </Group>
      <Popover className={floating} offset={4}>
        <Dialog className={styles.calendar}>
          <Calendar>
            <div className={styles.head}>
              <Button slot="previous" className={icon}>
                <Icon of={ChevronLeft} />
              </Button>
              <Heading className={sizes.body} />
              <Button slot="next" className={icon}>
                <Icon of={ChevronRight} />
              </Button>
            </div>
            <CalendarGrid>
              <CalendarGridHeader>
                {(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}
              </CalendarGridHeader>
              <CalendarGridBody>
                {(date) => <CalendarCell date={date} className={styles.cell} />}
              </CalendarGridBody>
            </CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </>
  );
}
