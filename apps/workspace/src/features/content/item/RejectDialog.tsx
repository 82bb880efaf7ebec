import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useApi, useClient } from '../../../shared/api/api';
import { refusalWords } from '../../../shared/api/show-failure';
import { tellDone } from '../../../shared/page/just-done';
import { itemMessages } from './item.messages';
import { NoteDialog } from './NoteDialog';
import { takeStep } from './use-content-workflow';
import { useKeptNote } from './use-kept-note';

const messages = itemMessages.note;

interface RejectDialogProps {
  item: ContentItem;
  onClose: () => void;
}

/** Asks for the note that goes with a rejection, and rejects. */
export function RejectDialog({ item, onClose }: RejectDialogProps) {
  const client = useClient();
  const api = useApi();
  const queryClient = useQueryClient();
  const { note, setNote } = useKeptNote(item);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => takeStep(client, item, { action: 'REJECT', note }),
    onSuccess: () => {
      setNote('');
      onClose();
      tellDone({ title: itemMessages.done.REJECT(item.title) });
    },
    // So that the next decision is about what is stored now.
    onError: () => void queryClient.invalidateQueries({ queryKey: api.content.key() }),
  });
  return (
    <NoteDialog
      title={messages.reject(item.title)}
      confirmLabel={messages.confirm.REJECT}
      note={note}
      onNote={setNote}
      problem={error && refusalWords(error)}
      isPending={isPending}
      onConfirm={() => mutate()}
      // What is on its way is told here, whichever way it goes.
      onClose={() => {
        if (!isPending) onClose();
      }}
    />
  );
}
