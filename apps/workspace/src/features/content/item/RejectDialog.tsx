import type { ContentItem } from '@brandroom/domain/content/content.schema';

import { failureMessage } from '../../../shared/api/show-failure';
import { itemMessages } from './item.messages';
import { NoteDialog } from './NoteDialog';
import { useNotifyStep, useWorkflowStep } from './use-workflow-step';
import { useNoteDraft } from './use-note-draft';

const messages = itemMessages.note;

interface RejectDialogProps {
  item: ContentItem;
  onClose: () => void;
}

/** Asks for the note of a rejection, and rejects. */
export function RejectDialog({ item, onClose }: RejectDialogProps) {
  const { note, setNote } = useNoteDraft(item);
  const notifyStep = useNotifyStep();
  const { mutate, error, isPending } = useWorkflowStep({
    onTaken: (step, stored) => {
      onClose();
      notifyStep(step, stored);
    },
    // The failure is shown beside the note.
    onRefused: () => undefined,
  });
  return (
    <NoteDialog
      title={messages.reject(item.title)}
      confirmLabel={messages.confirm.REJECT}
      note={note}
      onNote={setNote}
      problem={error && failureMessage(error)}
      isPending={isPending}
      onConfirm={() => mutate({ item, action: 'REJECT', note })}
      // The dialog stays open to show the result of a pending step.
      onClose={() => {
        if (!isPending) onClose();
      }}
    />
  );
}
