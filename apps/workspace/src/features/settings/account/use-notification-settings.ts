import type { NotificationSettings } from '@brandroom/domain/account/notification-settings.schema';
import { announce } from '@brandroom/ui/announce';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useApi } from '../../../shared/api/api';
import { accountMessages } from './account.messages';

const isSame = (a: NotificationSettings, b: NotificationSettings) =>
  JSON.stringify(a) === JSON.stringify(b);

/** The person's table of events and channels. Each change is saved at once, in sequence. */
export function useNotificationSettings() {
  const api = useApi().notificationSettings;
  const queryClient = useQueryClient();
  const { data: saved } = useSuspenseQuery(api.get.queryOptions());
  // The edited table, until all of it is saved.
  const [unsaved, setUnsaved] = useState<NotificationSettings | null>(null);
  const save = useMutation(
    api.update.mutationOptions({
      mutationKey: api.key(),
      scope: { id: 'notification-settings' },
      onSuccess: (stored, sent) => {
        queryClient.setQueryData(api.get.queryKey(), stored);
        setUnsaved((latest) => (latest && isSame(latest, sent) ? null : latest));
        if (unsaved === null || isSame(unsaved, sent)) {
          announce(accountMessages.notifications.announced);
        }
      },
    }),
  );
  const settings = unsaved ?? saved;
  return {
    settings,
    isSaving: save.isPending,
    isSaved: save.isSuccess && unsaved === null,
    error: save.error,
    change: (next: NotificationSettings) => {
      setUnsaved(next);
      save.mutate(next);
    },
    retry: () => save.mutate(settings),
  };
}
