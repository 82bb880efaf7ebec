import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { ConfirmDialog } from '@brandroom/ui/ConfirmDialog';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';

import { useClient } from '../../../shared/api/api';
import { failureWords, operationError } from '../../../shared/api/operation-error';
import { showFailure } from '../../../shared/api/show-failure';
import { tellDone } from '../../../shared/page/just-done';
import { calendarPlace } from '../calendar-place';
import { deleteMessages as messages } from '../delete.messages';
import { useOpenAction } from '../use-open-action';

interface DeleteDialogProps {
  item: ContentItem;
  onOpenChange: (isOpen: boolean) => void;
  /** Where it is done in its place; else one goes to the calendar. */
  onDeleted?: () => void;
}

/** Asks, then moves the item to the trash and offers to bring it back. */
export function DeleteDialog({ item: { id, title }, onOpenChange, onDeleted }: DeleteDialogProps) {
  const { content } = useClient();
  const navigate = useNavigate();
  const open = useOpenAction();

  async function restore(): Promise<void> {
    try {
      await content.restore({ id });
      tellDone({ title: messages.restored(title), action: open(id) });
    } catch (error) {
      const { code } = operationError(error);
      const action = { label: messages.tryAgain, onAction: () => void restore() };
      tellDone(
        {
          title: messages.notRestored(title),
          description: failureWords[code].title,
          ...(code === 'notFound' || code === 'forbidden' ? {} : { action }),
        },
        { timeout: null },
      );
    }
  }
  const remove = useMutation({
    mutationFn: () => content.delete({ id }),
    onSuccess: () => {
      tellDone({
        title: messages.deleted(title),
        action: { label: messages.undo, onAction: () => void restore() },
      });
      if (onDeleted) onDeleted();
      else void navigate({ to: '/content/calendar', search: calendarPlace(), ignoreBlocker: true });
    },
    onError: showFailure,
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
      {messages.text(title)}
    </ConfirmDialog>
  );
}
