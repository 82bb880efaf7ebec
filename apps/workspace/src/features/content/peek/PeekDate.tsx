import { formatDateTime } from '@brandroom/domain/format/date';
import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { Instant } from '@brandroom/domain/time.schema';
import { AnchoredPopover } from '@brandroom/ui/AnchoredPopover';
import { Button } from '@brandroom/ui/Button';
import { Inline } from '@brandroom/ui/Inline';
import { Stack } from '@brandroom/ui/Stack';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { timeZone } from '../../../shared/time/time-zone';
import { DateText } from '../../../shared/time/DateText';
import { actionsMessages } from '../actions/actions.messages';
import { DateForm } from '../item/DateForm';
import { itemMessages } from '../item/item.messages';
import { peekMessages as messages } from './peek.messages';

const { dialog, date: dateLabel, confirm } = actionsMessages.move;

export interface PeekDateProps {
  item: ContentItem;
  /** Returns why an instant cannot be chosen. */
  refuses: (at: Instant) => string | undefined;
  onMove: (at: Instant) => void;
}

/** The planned date, changed in a popover at its row. */
export function PeekDate({ item, refuses, onMove }: PeekDateProps) {
  const { scheduledFor, title } = item;
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const formId = useId();
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        size="small"
        aria-label={
          scheduledFor
            ? messages.changeDate(formatDateTime(scheduledFor, timeZone))
            : messages.planIt
        }
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onPress={({ target }) => setAnchor(target)}
      >
        {scheduledFor ? <DateText at={scheduledFor} withTime /> : messages.noDate}
      </Button>
      {anchor && (
        <AnchoredPopover
          isOpen
          onClose={close}
          anchor={anchor}
          label={dialog(title)}
          placement="bottom start"
          width="small"
        >
          <Stack gap={12}>
            <DateForm
              id={formId}
              label={dateLabel}
              initial={scheduledFor}
              refuses={refuses}
              onChoose={(at) => {
                flushSync(close);
                // The question about a lost approval returns focus to here.
                button.current?.focus();
                onMove(at);
              }}
            />
            <Inline gap={8}>
              <Button variant="primary" type="submit" form={formId}>
                {confirm}
              </Button>
              <Button onPress={close}>{itemMessages.schedule.cancel}</Button>
            </Inline>
          </Stack>
        </AnchoredPopover>
      )}
    </>
  );
}
