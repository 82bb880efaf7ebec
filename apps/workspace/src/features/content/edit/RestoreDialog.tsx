import type { ContentItem, HistoryEntry } from '@brandroom/domain/content/content.schema';
import { formatDateTime } from '@brandroom/domain/format/date';
import { ConfirmDialog } from '@brandroom/ui/ConfirmDialog';
import { showToast } from '@brandroom/ui/toast';
import { useMutation } from '@tanstack/react-query';

import { pageMessages } from '../../../shared/page/page.messages';
import { useApi, useClient } from '../../../shared/api/api';
import { showFailure } from '../../../shared/api/show-failure';
import { notify } from '../../../shared/page/undo-bar';
import { timeZone } from '../../../shared/time/time-zone';
import { shortText } from '../../../shared/page/short-name';
import { commandKey } from '../item/command-key';
import { useOpenAction } from '../item/use-open-action';
import { editMessages } from './edit.messages';
import type { RestoredAs } from './use-restorable';

const messages = editMessages.restore;

interface RestoreDialogProps {
  item: ContentItem;
  /** The history entry of the version to restore. */
  entry: HistoryEntry;
  restoredAs: RestoredAs;
  onClose: () => void;
}

/** Explains what restoring does, then restores and offers undo, or a link to the copy. */
export function RestoreDialog({ item, entry, restoredAs, onClose }: RestoreDialogProps) {
  const client = useClient();
  const { content } = useApi();
  const open = useOpenAction();
  const { id, title, status } = item;

  async function restoreOf(version: number, earlier: number): Promise<ContentItem> {
    const idempotencyKey = await commandKey(`${id}/${version}/restore`, { earlier });
    return client.content.restoreVersion({ id, version, earlier }, { context: { idempotencyKey } });
  }
  const undo = useMutation({
    mutationKey: content.key(),
    mutationFn: (version: number) => restoreOf(version, item.version),
    onSuccess: (back) => {
      const wasDraft = status === 'draft' ? {} : { description: messages.staysDraft };
      notify({ title: messages.undone(shortText(back.title)), ...wasDraft });
    },
    onError: (error, version) => showFailure(error, () => undo.mutate(version)),
  });
  const restore = useMutation({
    mutationKey: content.key(),
    mutationFn: () => restoreOf(item.version, entry.version),
    onSuccess: (restored) => {
      if (restored.id !== id)
        notify({ title: messages.copied(shortText(restored.title)), action: open(restored.id) });
      else if (restored.version === item.version)
        showToast({ title: messages.same(shortText(title)) });
      else
        notify({
          title: messages.restored(shortText(restored.title), entry.version),
          action: { label: pageMessages.undo, onAction: () => undo.mutate(restored.version) },
        });
    },
    onError: (error) => showFailure(error, () => restore.mutate()),
    onSettled: onClose,
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
