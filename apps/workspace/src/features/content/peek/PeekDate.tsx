import { formatDateTime } from '@brandroom/domain/format/date';
import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { Instant } from '@brandroom/domain/time.schema';
import { AnchoredPopover } from '@brandroom/ui/AnchoredPopover';
import { Button } from '@brandroom/ui/Button';
import { Inline } from '@brandroom/ui/Inline';
import { Stack } from '@brandroom/ui/Stack';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';

import { formMessages } from '../../../shared/form/form.messages';
import { timeZone } from '../../../shared/time/time-zone';
import { actionsMessages } from '../actions/actions.messages';
import { DateForm } from '../item/DateForm';
import { peekMessages as messages } from './peek.messages';

const { dialog, date: dateLabel, confirm } = actionsMessages.move;

export interface PeekDateProps {
  item: ContentItem;
  /** Returns why an instant cannot be chosen. */
  refuses: (at: Instant) => string | undefined;
  onMove: (at: Instant) => void;
  /** The date as shown. */
  children: ReactNode;
}

/** The planned date, changed in a popover at its row. */
export function PeekDate({ item, refuses, onMove, children }: PeekDateProps) {
  const { scheduledFor, title } = item;
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const formId = useId();
  const close = () => setOpen(false);
  return (
    <>
      <Button
        ref={setButton}
        variant="quiet"
        size="small"
        aria-label={
          scheduledFor
            ? messages.changeDate(formatDateTime(scheduledFor, timeZone))
            : messages.planIt
        }
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      >
        {children}
      </Button>
      {isOpen && (
        <AnchoredPopover
          isOpen
          onClose={close}
          anchor={button}
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
                button?.focus();
                onMove(at);
              }}
            />
            <Inline gap={8}>
              <Button variant="primary" type="submit" form={formId}>
                {confirm}
              </Button>
              <Button onPress={close}>{formMessages.cancel}</Button>
            </Inline>
          </Stack>
        </AnchoredPopover>
      )}
    </>
  );
}
