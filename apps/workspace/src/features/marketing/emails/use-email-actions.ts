import type { EmailCampaign } from '@brandroom/domain/campaign/email-campaign.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { sendRefusal } from '@brandroom/machines/email-send/send-refusal';
import type { MenuAction, MenuActionSection } from '@brandroom/ui/menu-section';
import {
  Archive,
  ArchiveRestore,
  CalendarClock,
  CalendarX,
  CopyPlus,
  Eye,
  Pencil,
  Send,
  Trash2,
} from 'lucide';
import { useState } from 'react';

import { useWorkspace } from '../../../shared/brand/workspace';
import { useHref } from '../../../shared/navigation/use-href';
import { emailsMessages } from './emails.messages';
import { useEmailChanges } from './use-email-changes';
import { useSendFacts } from './use-email-send';

const messages = emailsMessages.actions;

/** An action that asks for confirmation. */
export interface EmailTask {
  readonly kind: 'send' | 'schedule' | 'delete';
  readonly email: EmailCampaign;
}

/** Called after an action; moves focus to the next place to work. */
interface AfterAction {
  duplicated: (copy: EmailCampaign) => void;
  changed: (email: EmailCampaign) => void;
}

/** The person's actions on the emails of a brand, and the action being confirmed. */
export function useEmailActions(brandId: BrandId, after: AfterAction) {
  const { user } = useWorkspace();
  const hrefTo = useHref();
  const changes = useEmailChanges(brandId);
  const factsOf = useSendFacts();
  const [task, setTask] = useState<EmailTask | null>(null);
  const may = {
    create: can(user, 'email.create', brandId),
    edit: can(user, 'email.edit', brandId),
    delete: can(user, 'email.delete', brandId),
    publish: can(user, 'email.publish', brandId),
  };
  const ask = (kind: EmailTask['kind'], email: EmailCampaign) => {
    changes.schedule.reset();
    changes.discard.reset();
    setTask({ kind, email });
  };
  const changed = { onSuccess: (email: EmailCampaign) => after.changed(email) };

  /** Sending and scheduling have the same conditions. */
  function sending(email: EmailCampaign): readonly MenuAction[] {
    if (email.status === 'scheduled') {
      const unschedule = {
        id: 'unschedule',
        icon: CalendarX,
        label: messages.unschedule,
        onAction: () => changes.unschedule.mutate(email, changed),
      };
      return may.publish ? [unschedule] : [];
    }
    if (email.status !== 'draft' || email.sending) return [];
    const refusal = sendRefusal(factsOf(email));
    const refused = refusal === null ? {} : { isDisabled: true, description: refusal };
    const send = { id: 'send', icon: Send, label: messages.send, ...refused };
    const schedule = { id: 'schedule', icon: CalendarClock, label: messages.schedule, ...refused };
    // Both have the rules of the event that sends, read for this email and this person.
    const rules = hrefTo({
      to: '/workflows/$machine',
      params: { machine: 'email-send' },
      search: { item: email.id, state: 'idle', event: 'SEND', as: user.id },
    });
    return [
      { ...send, onAction: () => ask('send', email) },
      { ...schedule, onAction: () => ask('schedule', email) },
      ...(refusal === null
        ? []
        : [send, schedule].map(({ id, label }) => ({
            id: `why ${id}`,
            label: messages.why(label.replace('…', '')),
            href: rules,
          }))),
    ];
  }

  function editing(email: EmailCampaign): readonly MenuAction[] {
    if (!may.edit) return [];
    const edit = { id: 'edit', icon: Pencil, label: messages.edit };
    if (email.status !== 'draft' || email.sending) {
      const description = email.sending ? messages.beingSent : messages.onlyDrafts;
      return [{ ...edit, isDisabled: true, description }];
    }
    const href = hrefTo({ to: '/marketing/emails/$id/edit', params: { id: email.id } });
    return [{ ...edit, href }];
  }

  function archiving(email: EmailCampaign): readonly MenuAction[] {
    const isArchived = email.status === 'archived';
    if (!may.edit || (email.status !== 'sent' && !isArchived)) return [];
    const look = isArchived
      ? { icon: ArchiveRestore, label: messages.unarchive }
      : { icon: Archive, label: messages.archive };
    return [{ id: 'archive', ...look, onAction: () => changes.archive.mutate(email, changed) }];
  }

  function deleting(email: EmailCampaign): readonly MenuAction[] {
    if (!may.delete) return [];
    const remove = { id: 'delete', icon: Trash2, label: messages.delete, isDanger: true };
    return email.sending
      ? [{ ...remove, isDisabled: true, description: messages.beingSent }]
      : [{ ...remove, onAction: () => ask('delete', email) }];
  }

  const preview = (email: EmailCampaign): MenuAction => ({
    id: 'preview',
    icon: Eye,
    label: messages.preview,
    href: hrefTo({ to: '/marketing/emails/$id', params: { id: email.id } }),
  });
  const copying = (email: EmailCampaign): readonly MenuAction[] => {
    const duplicate = { id: 'duplicate', icon: CopyPlus, label: messages.duplicate };
    const onSuccess = after.duplicated;
    const onAction = () => changes.duplicate.mutate(email, { onSuccess });
    return may.create ? [{ ...duplicate, onAction }] : [];
  };

  return {
    may,
    changes,
    task,
    ask,
    endTask: () => setTask(null),
    hasMenu: may.create || may.edit || may.delete || may.publish,
    /** Returns the menu items of an email. */
    sectionsOf: (email: EmailCampaign): readonly MenuActionSection[] =>
      [
        { id: 'send', items: sending(email) },
        {
          id: 'change',
          items: [preview(email), ...editing(email), ...copying(email), ...archiving(email)],
        },
        { id: 'end', items: deleting(email) },
      ].filter(({ items }) => items.length > 0),
  };
}
