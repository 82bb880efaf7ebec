import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { Instant } from '@brandroom/domain/time.schema';
import { ConfirmDialog } from '@brandroom/ui/ConfirmDialog';
import type { ComponentProps } from 'react';
import { lazy, Suspense } from 'react';

import { showFailure } from '../../../shared/api/show-failure';
import { tellDone } from '../../../shared/page/just-done';
import { overlayMessages } from '../calendar-overlays.messages';
import { contentMessages } from '../content.messages';
import type { EntryQuestion } from '../entry-actions';
import type { WorkflowStep } from '../use-content-workflow';
import { useWorkflowStep } from '../use-content-workflow';
import { AtItem } from './AtItem';
import { DateDialog } from './DateDialog';
import { RejectDialog } from './RejectDialog';
import { StepDialog } from './StepDialog';

const messages = overlayMessages.move;
const DeleteDialog = lazy(async () => {
  const { DeleteDialog: Asked } = await import('./DeleteDialog');
  return {
    default: (props: ComponentProps<typeof Asked>) => (
      <AtItem id={props.item.id}>
        <Asked {...props} />
      </AtItem>
    ),
  };
});

/** What is asked about an item of the grid. */
export type GridQuestion =
  | { readonly kind: EntryQuestion; readonly item: ContentItem }
  /** Another date takes its approval away. */
  | { readonly kind: 'approval'; readonly item: ContentItem; readonly at: Instant | null };

interface GridDialogsProps {
  question: GridQuestion;
  refuses: (item: ContentItem, at: Instant) => string | undefined;
  onMove: (item: ContentItem, at: Instant) => void;
  onMoveAnyway: (item: ContentItem, at: Instant | null) => void;
  onClose: () => void;
}

/** The questions that a menu or a move of the grid leads to. */
export function GridDialogs(props: GridDialogsProps) {
  const { question, onClose } = props;
  if (question.kind !== 'delete')
    return (
      <AtItem id={question.item.id}>
        <Question {...props} />
      </AtItem>
    );
  return (
    <Suspense>
      <DeleteDialog item={question.item} onOpenChange={onClose} onDeleted={onClose} />
    </Suspense>
  );
}

function Question({ question, refuses, onMove, onMoveAnyway, onClose }: GridDialogsProps) {
  const { item } = question;
  const step = useWorkflowStep(item);
  function take(next: WorkflowStep) {
    onClose();
    void step
      .mutateAsync(next)
      .then(() => tellDone({ title: contentMessages.done[next.action](item.title) }), showFailure);
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
