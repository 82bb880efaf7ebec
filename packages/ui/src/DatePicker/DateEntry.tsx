import { CalendarDays } from 'lucide';
import { Button, Calendar, DateInput, Dialog, Group, Popover } from 'react-aria-components';
import * as buttonStyles from '../Button/Button.css';
import { Icon } from '../Icon/Icon';
import { CalendarMonth } from './CalendarMonth';
import { DatePart } from './DatePart';
import * as styles from './DatePicker.css';

interface DateEntryProps {
  /** Called when the date becomes incomplete, and when it is no longer. */
  onHalfChange: (isHalf: boolean) => void;
}

/** The parts inside a react-aria DatePicker: the typed date, and the calendar behind its button. */
export function DateEntry({ onHalfChange }: DateEntryProps) {
  const icon = buttonStyles.button({ variant: 'quiet', isIconOnly: true });
  return (
    <>
      <Group className={styles.group}>
        <DateInput ref={sendOnEnter} className={styles.input}>
          {(segment) => (
            <DatePart segment={segment} onFill={(filled) => onHalfChange(filled === 'half')} />
          )}
        </DateInput>
        <Button className={icon}>
          <Icon of={CalendarDays} />
        </Button>
      </Group>
      <Popover className={styles.overlay} offset={4} containerPadding={4}>
        <Dialog className={styles.calendar}>
          <Calendar>
            <CalendarMonth cell={styles.cell} />
          </Calendar>
        </Dialog>
      </Popover>
    </>
  );
}

/** Sends the form on Enter, as a text field does; react-aria passes no key of a part on. */
function sendOnEnter(input: HTMLDivElement | null) {
  const press = (event: KeyboardEvent) => {
    const form = input?.closest('form');
    if (!form || event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    form.requestSubmit();
  };
  input?.addEventListener('keydown', press);
  return () => input?.removeEventListener('keydown', press);
}
