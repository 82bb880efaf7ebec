import type { EmailCampaign } from '@brandroom/domain/campaign/email-campaign.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { formatDateTime } from '@brandroom/domain/format/date';
import type { Instant } from '@brandroom/domain/time.schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useApi, useClient } from '../../../shared/api/api';
import { failureMessages, operationError } from '../../../shared/api/operation-error';
import { shortName } from '../../../shared/page/short-name';
import { notify } from '../../../shared/page/undo-bar';
import { timeZone } from '../../../shared/time/time-zone';
import { emailsMessages } from './emails.messages';

const messages = emailsMessages.changes;
const { undo, tryAgain } = emailsMessages.actions;

/** Puts an email into the cached lists; a new one comes first. */
export function useEmailCache(brandId: BrandId) {
  const api = useApi();
  const queryClient = useQueryClient();
  const listKey = api.emails.list.queryKey({ input: { brandId } });
  function changeList(change: (list: EmailCampaign[]) => EmailCampaign[]) {
    queryClient.setQueryData<EmailCampaign[]>(listKey, (list) => list && change(list));
  }
  return {
    put: (email: EmailCampaign) => {
      const key = api.emails.get.queryKey({ input: { id: email.id } });
      queryClient.setQueryData<EmailCampaign>(key, (known) => known && email);
      changeList((list) =>
        list.some(({ id }) => id === email.id)
          ? list.map((each) => (each.id === email.id ? email : each))
          : [email, ...list],
      );
    },
    remove: ({ id }: Pick<EmailCampaign, 'id'>) =>
      changeList((list) => list.filter((each) => each.id !== id)),
  };
}

/** Undoes the change and reports a failure, because the list may no longer be on screen. */
async function takeBack(
  act: () => Promise<unknown>,
  words: { done: string; failed: string },
): Promise<void> {
  try {
    await act();
    notify({ title: words.done });
  } catch (error) {
    const { code } = operationError(error);
    const action = { label: tryAgain, onAction: () => void takeBack(act, words) };
    notify(
      {
        title: words.failed,
        description: failureMessages[code].title,
        ...(code === 'notFound' || code === 'forbidden' ? {} : { action }),
      },
      { timeout: null },
    );
  }
}

/** Changes a brand's emails, except sending. The cached list follows each answer. */
export function useEmailChanges(brandId: BrandId) {
  const { emails } = useClient();
  const { put, remove } = useEmailCache(brandId);

  const undoing = (act: () => Promise<EmailCampaign>, words: { done: string; failed: string }) => ({
    label: undo,
    onAction: () => void takeBack(async () => put(await act()), words),
  });

  return {
    put,
    duplicate: useMutation({
      mutationFn: ({ id }: EmailCampaign) => emails.duplicate({ id }),
      onSuccess: (copy) => {
        put(copy);
        notify({ title: messages.duplicated(shortName(copy)) });
      },
    }),
    schedule: useMutation({
      mutationFn: ({ email, at }: { email: EmailCampaign; at: Instant }) =>
        emails.schedule({ id: email.id, at }),
      onSuccess: (email, { at }) => {
        put(email);
        const name = shortName(email);
        notify({
          title: messages.scheduled(name, formatDateTime(at, timeZone)),
          action: undoing(() => emails.unschedule({ id: email.id }), {
            done: messages.unscheduled(name),
            failed: messages.notChanged(name),
          }),
        });
      },
    }),
    unschedule: useMutation({
      mutationFn: ({ id }: EmailCampaign) => emails.unschedule({ id }),
      onSuccess: (email, { scheduledFor: at }) => {
        put(email);
        const name = shortName(email);
        notify({
          title: messages.unscheduled(name),
          ...(at === null
            ? {}
            : {
                action: undoing(() => emails.schedule({ id: email.id, at }), {
                  done: messages.scheduledAgain(name),
                  failed: messages.notChanged(name),
                }),
              }),
        });
      },
    }),
    archive: useMutation({
      mutationFn: ({ id, status }: EmailCampaign) =>
        emails.archive({ id, isArchived: status !== 'archived' }),
      onSuccess: (email) => {
        put(email);
        const { id } = email;
        const name = shortName(email);
        const isArchived = email.status === 'archived';
        notify({
          title: isArchived ? messages.archived(name) : messages.unarchived(name),
          action: undoing(() => emails.archive({ id, isArchived: !isArchived }), {
            done: isArchived ? messages.unarchived(name) : messages.archived(name),
            failed: messages.notChanged(name),
          }),
        });
      },
    }),
    /** Moves the email to the trash and offers to restore it. */
    discard: useMutation({
      mutationFn: ({ id }: EmailCampaign) => emails.delete({ id }),
      onSuccess: (_, email) => {
        remove(email);
        const name = shortName(email);
        notify({
          title: messages.deleted(name),
          action: undoing(() => emails.restore({ id: email.id }), {
            done: messages.restored(name),
            failed: messages.notRestored(name),
          }),
        });
      },
    }),
  };
}

export type EmailChanges = ReturnType<typeof useEmailChanges>;
