import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { itemMessages } from '../item/item.messages';
import { NoteDialog } from '../item/NoteDialog';
import { useNoteDraft } from '../item/use-note-draft';
import { ReviewKeys } from './ReviewKeys';
import type { DecidingAction } from './use-decisions';
import type { ReviewDeskModel } from './use-review-desk';

export type ReviewQuestion =
  | { kind: 'note'; action: DecidingAction; item: ContentItem }
  | { kind: 'keys' };

interface ReviewDialogsProps {
  desk: ReviewDeskModel;
  question: ReviewQuestion;
  mayApprove: boolean;
  onClose: () => void;
}

const noteTitles = { APPROVE: itemMessages.note.approve, REJECT: itemMessages.note.reject };

/** The dialogs of the review desk, with the list of its shortcuts. */
export function ReviewDialogs({ desk, question, mayApprove, onClose }: ReviewDialogsProps) {
  if (question.kind === 'keys') return <ReviewKeys mayApprove={mayApprove} onClose={onClose} />;
  return <NoteQuestion desk={desk} question={question} onClose={onClose} />;
}

interface NoteQuestionProps {
  desk: ReviewDeskModel;
  question: Extract<ReviewQuestion, { kind: 'note' }>;
  onClose: () => void;
}

function NoteQuestion({ desk, question: { item, action }, onClose }: NoteQuestionProps) {
  const { note, setNote } = useNoteDraft(item);
  return (
    <NoteDialog
      title={noteTitles[action](item.title)}
      confirmLabel={itemMessages.note.confirm[action]}
      note={note}
      onNote={setNote}
      problem={desk.problem}
      isPending={desk.isDeciding}
      onConfirm={() => desk.decide({ item, action, note }, { onDone: onClose })}
      onClose={onClose}
    />
  );
}
