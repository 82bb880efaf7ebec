import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { ConfirmDialog } from '@brandroom/ui/ConfirmDialog';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { lazyDialog } from '@brandroom/ui/lazy-part';
import { pageMessages } from '../../../shared/page/page.messages';
import { useApi, useClient } from '../../../shared/api/api';
import { operationError } from '../../../shared/api/operation-error';
import { showFailure } from '../../../shared/api/show-failure';
import { notify } from '../../../shared/page/undo-bar';
import { notifyFailure } from '../../../shared/page/undoable';
import { shortText } from '../../../shared/page/short-name';
import { calendarSearch } from './calendar-position';
import { sendOnce } from './command-key';
import type { ConflictFacts } from './conflict';
import { conflictFacts } from './conflict';
import { itemMessages } from './item.messages';
import { useOpenAction } from './use-open-action';

const messages = itemMessages.delete;

const ChangesSince = lazyDialog(async () => (await import('./ConflictNotice')).ChangesSince);

interface DeleteDialogProps {
  item: ContentItem;
  onOpenChange: (isOpen: boolean) => void;
  /** Called after the deletion; without it the calendar opens. */
  onDeleted?: () => void;
}

/** Asks for confirmation, then moves the item to the trash and offers to restore it. */
export function DeleteDialog({ item, onOpenChange, onDeleted }: DeleteDialogProps) {
  const { content } = useClient();
  const navigate = useNavigate();
  const open = useOpenAction();
  // Deletes the version that the person read, because the item may change while the dialog is open.
  const [asked] = useState(item);
  const [changed, setChanged] = useState<ConflictFacts | null>(null);
  const { id, version, title: whole } = changed?.current ?? asked;
  const title = shortText(whole);

  async function restore(): Promise<void> {
    try {
      const back = await sendOnce(`${id}/restore`, (options) => content.restore({ id }, options));
      const missed = back.version === version ? {} : { description: messages.missed };
      notify({ title: messages.restored(title), ...missed, action: open(id) });
    } catch (error) {
      notifyFailure(messages.notRestored(title), error, () => void restore());
    }
  }
  const remove = useMutation({
    mutationKey: useApi().content.key(),
    mutationFn: () =>
      sendOnce(`${id}/${version}/delete`, (options) => content.delete({ id, version }, options)),
    onSuccess: () => {
      notify({
        title: messages.deleted(title),
        action: { label: pageMessages.undo, onAction: () => void restore() },
      });
      if (onDeleted) onDeleted();
      else
        void navigate({
          to: '/content/calendar',
          search: calendarSearch(item.brandId),
          ignoreBlocker: true,
        });
    },
    onError: (error) => {
      const facts = conflictFacts(operationError(error));
      if (facts) setChanged(facts);
      else showFailure(error, () => remove.mutate());
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onOpenChange}
      title={messages.title}
      confirmLabel={messages.confirm}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate()}
    >
      <Stack gap={16}>
        <Text>{messages.text(whole)}</Text>
        {changed && <ChangesSince facts={changed} />}
      </Stack>
    </ConfirmDialog>
  );
}
