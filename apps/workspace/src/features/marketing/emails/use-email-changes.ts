import type { EmailCampaign } from '@brandroom/domain/campaign/email-campaign.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { formatDateTime } from '@brandroom/domain/format/date';
import { can } from '@brandroom/domain/rights/can';
import type { Instant } from '@brandroom/domain/time.schema';
import { useMutation } from '@tanstack/react-query';

import { useApi, useClient } from '../../../shared/api/api';
import { useWorkspace } from '../../../shared/brand/workspace';
import { shortName } from '../../../shared/page/short-name';
import { notifyUndoable } from '../../../shared/page/undoable';
import { useCachedRecords } from '../../../shared/record/use-cached-records';
import { timeZone } from '../../../shared/time/time-zone';
import { emailsMessages } from './emails.messages';

const messages = emailsMessages.changes;

/** The changes of a brand's cached emails. */
export function useEmailCache(brandId: BrandId) {
  const { emails } = useApi();
  return useCachedRecords<EmailCampaign>({
    listKey: emails.list.queryKey({ input: { brandId } }),
    keyOf: (input) => emails.get.queryKey({ input }),
    cached: (email) => email,
  });
}

/** Changes a brand's emails, except sending. The cached list follows each answer. */
export function useEmailChanges(brandId: BrandId) {
  const { emails } = useClient();
  const area = useApi().emails.key();
  const { put, remove } = useEmailCache(brandId);
  const { user } = useWorkspace();

  return {
    put,
    duplicate: useMutation({
      mutationKey: area,
      mutationFn: ({ id }: EmailCampaign) => emails.duplicate({ id }),
      onSuccess: (copy) => {
        put(copy);
        const name = shortName(copy);
        const undo = async () => {
          await emails.delete({ id: copy.id });
          remove(copy);
        };
        notifyUndoable({
          title: messages.duplicated(name),
          undo: can(user, 'email.delete', brandId) ? undo : null,
          undone: messages.deleted(name),
          notUndone: messages.notDeleted(name),
        });
      },
    }),
    schedule: useMutation({
      mutationKey: area,
      mutationFn: ({ email, at }: { email: EmailCampaign; at: Instant }) =>
        emails.schedule({ id: email.id, at }),
      onSuccess: (email, { at }) => {
        put(email);
        const name = shortName(email);
        notifyUndoable({
          title: messages.scheduled(name, formatDateTime(at, timeZone)),
          undo: async () => put(await emails.unschedule({ id: email.id })),
          undone: messages.unscheduled(name),
          notUndone: messages.notChanged(name),
        });
      },
    }),
    unschedule: useMutation({
      mutationKey: area,
      mutationFn: ({ id }: EmailCampaign) => emails.unschedule({ id }),
      onSuccess: (email, { scheduledFor: at }) => {
        put(email);
        const name = shortName(email);
        notifyUndoable({
          title: messages.unscheduled(name),
          undo: at === null ? null : async () => put(await emails.schedule({ id: email.id, at })),
          undone: messages.scheduledAgain(name),
          notUndone: messages.notChanged(name),
        });
      },
    }),
    archive: useMutation({
      mutationKey: area,
      mutationFn: ({ id, status }: EmailCampaign) =>
        emails.archive({ id, isArchived: status !== 'archived' }),
      onSuccess: (email) => {
        put(email);
        const { id } = email;
        const name = shortName(email);
        const isArchived = email.status === 'archived';
        notifyUndoable({
          title: isArchived ? messages.archived(name) : messages.unarchived(name),
          undo: async () => put(await emails.archive({ id, isArchived: !isArchived })),
          undone: isArchived ? messages.unarchived(name) : messages.archived(name),
          notUndone: messages.notChanged(name),
        });
      },
    }),
    /** Moves the email to the trash and offers to restore it. */
    discard: useMutation({
      mutationKey: area,
      mutationFn: ({ id }: EmailCampaign) => emails.delete({ id }),
      onSuccess: (_, email) => {
        remove(email);
        const name = shortName(email);
        notifyUndoable({
          title: messages.deleted(name),
          undo: () => emails.restore({ id: email.id }),
          undone: messages.restored(name),
          notUndone: messages.notRestored(name),
        });
      },
    }),
  };
}

export type EmailChanges = ReturnType<typeof useEmailChanges>;
