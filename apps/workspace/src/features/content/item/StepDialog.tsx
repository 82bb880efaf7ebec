import { channelLabels, channelOf } from '@brandroom/domain/content/channel';
import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { ConfirmDialog } from '@brandroom/ui/ConfirmDialog';
import { itemMessages } from './item.messages';
import { ScheduleDialog } from './ScheduleDialog';
import type { WorkflowStep } from './use-content-workflow';

const messages = itemMessages.publish;

/** The steps that publish: scheduling needs a date, and publishing is final. */
export type AskedStep = 'SCHEDULE' | 'PUBLISH';

interface StepDialogProps {
  action: AskedStep;
  item: ContentItem;
  onTake: (step: WorkflowStep) => void;
  onClose: () => void;
}

/** The dialog before such a step. */
export function StepDialog({ action, item, onTake, onClose }: StepDialogProps) {
  if (action === 'SCHEDULE')
    return (
      <ScheduleDialog
        title={item.title}
        wished={item.scheduledFor}
        onSchedule={(scheduledFor) => onTake({ action, scheduledFor })}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      tone="primary"
      title={messages.title(item.title)}
      confirmLabel={messages.confirm}
      onConfirm={() => onTake({ action })}
    >
      {messages.text(channelLabels[channelOf(item)])}
    </ConfirmDialog>
  );
}
