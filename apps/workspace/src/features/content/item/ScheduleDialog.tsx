import type { Instant } from '@brandroom/domain/time.schema';

import { useNow } from '../../../shared/time/clock';
import { DateDialog } from './DateDialog';
import { itemMessages } from './item.messages';

const messages = itemMessages.schedule;

interface ScheduleDialogProps {
  /** Of the item. */
  title: string;
  /** The date that the author asked for. */
  wished: Instant | null;
  onSchedule: (scheduledFor: Instant) => void;
  onClose: () => void;
}

/** Asks when an approved item is to be published. */
export function ScheduleDialog({ title, wished, onSchedule, onClose }: ScheduleDialogProps) {
  const now = useNow();
  return (
    <DateDialog
      title={messages.title(title)}
      label={messages.date}
      confirmLabel={messages.confirm}
      initial={wished}
      refuses={(at) => (at <= now() ? messages.past : undefined)}
      onChoose={onSchedule}
      onClose={onClose}
    />
  );
}
