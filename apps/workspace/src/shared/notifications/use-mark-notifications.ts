import type { ContentId, Id } from '@brandroom/domain/id.schema';
import { announce } from '@brandroom/ui/announce';
import { showToast } from '@brandroom/ui/toast';
import { useMutation } from '@tanstack/react-query';

import { useApi, useClient } from '../api/api';
import { failureMessages, operationError, retryLabel } from '../api/operation-error';
import { notificationsMessages as messages } from './notifications.messages';

/** Notifications and their new state. */
export interface NotificationMark {
  ids?: readonly ContentId[];
  noticeIds?: readonly Id<'Notice'>[];
  isRead: boolean;
  /** The announcement of success, also after a retry; none by default. */
  done?: string;
}

/** Marks notifications as read or unread; a failure offers a retry. */
export function useMarkNotifications() {
  const { notifications } = useClient();
  const { mutate } = useMutation({
    mutationKey: useApi().notifications.key(),
    mutationFn: ({ ids = [], noticeIds = [], isRead }: NotificationMark) => {
      const input = { ids: [...ids], noticeIds: [...noticeIds] };
      return isRead ? notifications.markRead(input) : notifications.markUnread(input);
    },
    onSuccess: (_, { done }) => {
      if (done !== undefined) announce(done);
    },
    onError: (error, mark) =>
      showToast({
        title: mark.isRead ? messages.markFailed : messages.markUnreadFailed,
        description: failureMessages[operationError(error).code].text,
        action: { label: retryLabel, onAction: () => mutate(mark) },
      }),
  });
  return mutate;
}
