import { CalendarDays } from 'lucide';
import { useContext, useEffect, useEffectEvent } from 'react';
import {
  Button,
  Calendar,
  DateFieldStateContext,
  DateInput,
  DateSegment,
  Dialog,
  Group,
  Popover,
} from 'react-aria-components';
import type { DateSegmentProps } from 'react-aria-components';
import * as buttonStyles from '../Button/Button.css';
import { Icon } from '../Icon/Icon';
import { CalendarMonth } from './CalendarMonth';
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
          {(segment) =>
            segment.type === 'literal' ? (
              <Between text={segment.text} />
            ) : (
              <Part segment={segment} onHalfChange={onHalfChange} />
            )
          }
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

/** What stands between two parts. A DateSegment for it would cost as much as for a part. */
function Between({ text }: { text: string }) {
  return (
    <span aria-hidden className={text.includes(',') ? styles.betweenDateAndTime : styles.between}>
      {text}
    </span>
  );
}

/** One part of the date. Only here does react-aria expose which other parts are filled. */
function Part({ segment, onHalfChange }: Pick<DateSegmentProps, 'segment'> & DateEntryProps) {
  const parts = useContext(DateFieldStateContext)?.segments.filter(({ isEditable }) => isEditable);
  const empty = parts?.filter(({ isPlaceholder }) => isPlaceholder).length ?? 0;
  const isHalf = empty > 0 && empty < (parts?.length ?? 0);
  const report = useEffectEvent(() => onHalfChange(isHalf));
  // The first part reports for all.
  const isFirst = parts?.[0] === segment;
  useEffect(() => {
    if (isFirst) report();
  }, [isFirst, isHalf]);
  return <DateSegment segment={segment} className={styles.segment} />;
}
