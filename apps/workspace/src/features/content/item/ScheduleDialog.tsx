import { exceedsLimits } from '@brandroom/domain/content/limits';
import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { Instant } from '@brandroom/domain/time.schema';

import { useNow } from '../../../shared/time/clock';
import { ChannelNote } from './ChannelNote';
import { DateDialog } from './DateDialog';
import { itemMessages } from './item.messages';

const messages = itemMessages.schedule;

interface ScheduleDialogProps {
  item: ContentItem;
  onSchedule: (scheduledFor: Instant) => void;
  onClose: () => void;
}

/** Asks when to publish an approved item. */
export function ScheduleDialog({ item, onSchedule, onClose }: ScheduleDialogProps) {
  const now = useNow();
  return (
    <DateDialog
      title={messages.title(item.title)}
      label={messages.date}
      confirmLabel={exceedsLimits(item) ? messages.anyway : messages.confirm}
      initial={item.scheduledFor}
      refuses={(at) => (at <= now() ? messages.past : undefined)}
      onChoose={onSchedule}
      onClose={onClose}
    >
      <ChannelNote item={item} />
    </DateDialog>
  );
}
