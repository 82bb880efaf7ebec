import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { Instant } from '@brandroom/domain/time.schema';
import { ConfirmDialog } from '@brandroom/ui/ConfirmDialog';
import type { ComponentProps } from 'react';

import { lazyDialog } from '@brandroom/ui/lazy-part';
import { DateDialog } from '../item/DateDialog';
import { RejectDialog } from '../item/RejectDialog';
import { StepDialog } from '../item/StepDialog';
import type { WorkflowStep } from '../item/use-workflow-step';
import { useWorkflowStep } from '../item/use-workflow-step';
import { AtItem } from './AtItem';
import { actionsMessages } from './actions.messages';
import type { EntryQuestion } from './entry-actions';

const messages = actionsMessages.move;
const DeleteDialog = lazyDialog(async () => {
  const { DeleteDialog: Asked } = await import('../item/DeleteDialog');
  return (props: ComponentProps<typeof Asked>) => (
    <AtItem id={props.item.id}>
      <Asked {...props} />
    </AtItem>
  );
});

/** The dialogs about an item. */
export type ActionQuestion =
  | { readonly kind: EntryQuestion; readonly item: ContentItem }
  /** A new date revokes the approval. */
  | { readonly kind: 'approval'; readonly item: ContentItem; readonly at: Instant | null };

interface ActionDialogsProps {
  question: ActionQuestion;
  refuses: (item: ContentItem, at: Instant) => string | undefined;
  onMove: (item: ContentItem, at: Instant) => void;
  onMoveAnyway: (item: ContentItem, at: Instant | null) => void;
  onClose: () => void;
}

/** The dialogs that an action on an item opens. */
export function ActionDialogs(props: ActionDialogsProps) {
  const { question, onClose } = props;
  if (question.kind !== 'delete')
    return (
      <AtItem id={question.item.id}>
        <Question {...props} />
      </AtItem>
    );
  return <DeleteDialog item={question.item} onOpenChange={onClose} onDeleted={onClose} />;
}

function Question({ question, refuses, onMove, onMoveAnyway, onClose }: ActionDialogsProps) {
  const { item } = question;
  const step = useWorkflowStep();
  function take(next: WorkflowStep) {
    onClose();
    step.mutate({ item, ...next });
  }
  if (question.kind === 'approval')
    return (
      <ConfirmDialog
        isOpen
        onOpenChange={onClose}
        tone="primary"
        title={messages.approvalTitle}
        confirmLabel={messages.approvalConfirm}
        onConfirm={() => {
          onClose();
          onMoveAnyway(item, question.at);
        }}
      >
        {messages.approvalText(item.title)}
      </ConfirmDialog>
    );
  if (question.kind === 'move')
    return (
      <DateDialog
        title={messages.dialog(item.title)}
        label={messages.date}
        confirmLabel={messages.confirm}
        initial={item.scheduledFor}
        refuses={(at) => refuses(item, at)}
        onChoose={(at) => {
          onClose();
          onMove(item, at);
        }}
        onClose={onClose}
      />
    );
  if (question.kind === 'SCHEDULE' || question.kind === 'PUBLISH')
    return <StepDialog action={question.kind} item={item} onTake={take} onClose={onClose} />;
  return <RejectDialog item={item} onClose={onClose} />;
}
