import type { ContentItem, HistoryEntry } from '@brandroom/domain/content/content.schema';
import { formatDateTime } from '@brandroom/domain/format/date';
import { ConfirmDialog } from '@brandroom/ui/ConfirmDialog';
import { showToast } from '@brandroom/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useApi, useClient } from '../../../shared/api/api';
import { showFailure } from '../../../shared/api/show-failure';
import { tellDone } from '../../../shared/page/just-done';
import { timeZone } from '../../../shared/time/time-zone';
import { commandKey } from '../item/command-key';
import { useOpenAction } from '../item/use-open-action';
import { editMessages } from './edit.messages';
import type { RestoredAs } from './use-restorable';

const messages = editMessages.restore;

interface RestoreDialogProps {
  item: ContentItem;
  /** The change that made the version which comes back. */
  entry: HistoryEntry;
  restoredAs: RestoredAs;
  onClose: () => void;
}

/** Says what restoring does, then does it and offers the way back, or to the copy. */
export function RestoreDialog({ item, entry, restoredAs, onClose }: RestoreDialogProps) {
  const { content } = useClient();
  const api = useApi();
  const queryClient = useQueryClient();
  const open = useOpenAction();
  const { id, title, status } = item;

  async function restoreOf(version: number, earlier: number): Promise<ContentItem> {
    const idempotencyKey = await commandKey(`${id}/${version}/restore`, { earlier });
    return content.restoreVersion({ id, version, earlier }, { context: { idempotencyKey } });
  }
  // Also after a refusal, so that the next try is about what is stored now.
  const refresh = () => queryClient.invalidateQueries({ queryKey: api.content.key() });
  async function undo(version: number): Promise<void> {
    try {
      const back = await restoreOf(version, item.version);
      const wasDraft = status === 'draft' ? {} : { description: messages.staysDraft };
      tellDone({ title: messages.undone(back.title), ...wasDraft });
    } catch (error) {
      showFailure(error);
    } finally {
      void refresh();
    }
  }
  const restore = useMutation({
    mutationFn: () => restoreOf(item.version, entry.version),
    onSuccess: (restored) => {
      if (restored.id !== id)
        tellDone({ title: messages.copied(restored.title), action: open(restored.id) });
      else if (restored.version === item.version) showToast({ title: messages.same(title) });
      else
        tellDone({
          title: messages.restored(restored.title, entry.version),
          action: { label: messages.undo, onAction: () => void undo(restored.version) },
        });
    },
    onError: showFailure,
    onSettled: () => {
      onClose();
      void refresh();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      tone="primary"
      title={messages.question(entry.version, formatDateTime(entry.at, timeZone))}
      confirmLabel={messages.confirm}
      isPending={restore.isPending}
      onConfirm={() => restore.mutate()}
    >
      {restoredAs === 'copy'
        ? messages.becomesCopy(title, status)
        : messages.becomesDraft(title, status)}
    </ConfirmDialog>
  );
}
