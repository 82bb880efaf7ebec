import { channelLabels, channelOf } from '@brandroom/domain/content/channel';
import { exceedsLimits } from '@brandroom/domain/content/limits';
import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { ConfirmDialog } from '@brandroom/ui/ConfirmDialog';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';

import { ChannelNote } from './ChannelNote';
import { itemMessages } from './item.messages';
import { PublishGapNote } from './PublishGapNote';
import { ScheduleDialog } from './ScheduleDialog';
import type { WorkflowStep } from './use-workflow-step';

const messages = itemMessages.publish;

/** The steps that publish: scheduling needs a date, and publishing is final. */
export type AskedStep = 'SCHEDULE' | 'PUBLISH';

interface StepDialogProps {
  action: AskedStep;
  item: ContentItem;
  onTake: (step: WorkflowStep) => void;
  onClose: () => void;
}

/** The dialog before a step that publishes. */
export function StepDialog({ action, item, onTake, onClose }: StepDialogProps) {
  const isOver = exceedsLimits(item);
  const consent = isOver ? { anyway: true } : {};
  if (action === 'SCHEDULE')
    return (
      <ScheduleDialog
        item={item}
        onSchedule={(scheduledFor) => onTake({ action, scheduledFor, ...consent })}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      tone="primary"
      title={messages.title(item.title)}
      confirmLabel={isOver ? messages.anyway : messages.confirm}
      onConfirm={() => onTake({ action, ...consent })}
    >
      <Stack gap={12}>
        <Text>{messages.text(channelLabels[channelOf(item)])}</Text>
        <ChannelNote item={item} />
        <PublishGapNote item={item} />
      </Stack>
    </ConfirmDialog>
  );
}
