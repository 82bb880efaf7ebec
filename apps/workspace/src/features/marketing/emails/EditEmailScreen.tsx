import type { EmailCampaign } from '@brandroom/domain/campaign/email-campaign.schema';
import { denialReason } from '@brandroom/domain/rights/labels';
import { ButtonLink } from '@brandroom/ui/ButtonLink';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { useClient } from '../../../shared/api/api';
import { useWorkspace } from '../../../shared/brand/workspace';
import { useHref } from '../../../shared/navigation/use-href';
import { shortName } from '../../../shared/page/short-name';
import { notify } from '../../../shared/page/undo-bar';
import { RecordFormPage } from '../../../shared/record/RecordForm';
import { valuesOf } from './email-values';
import { EmailForm } from './EmailForm';
import { EmailLoad } from './EmailLoad';
import { emailsMessages } from './emails.messages';
import { useEmailCache } from './use-email-changes';
import { useEmailForm } from './use-email-form';

const messages = emailsMessages.form;
const labels = { label: messages.save, pendingLabel: messages.saving };

/** The page that edits a draft. */
export function EditEmailScreen({ id }: { id: EmailCampaign['id'] }) {
  return (
    <EmailLoad id={id} layout="form">
      {(email) => <EditedEmail key={id} email={email} />}
    </EmailLoad>
  );
}

function EditedEmail({ email }: { email: EmailCampaign }) {
  const { user, brand } = useWorkspace();
  const hrefTo = useHref();
  const navigate = useNavigate();
  const { emails } = useClient();
  const { id, brandId, name } = email;
  // Kept in state, because the email itself follows the changes of others.
  const [first] = useState(email);
  const { updatedAt } = first;
  const { put } = useEmailCache(brandId);
  const { form, autosave } = useEmailForm({
    initial: valuesOf(first, brand?.name ?? ''),
    key: `${brandId}/email/${id}`,
    send: (draft) => emails.update({ id, updatedAt, draft }),
    onSaved: (saved) => {
      put(saved);
      notify({ title: emailsMessages.changes.saved(shortName(saved)) });
      void navigate({ to: '/marketing/emails/$id', params: { id }, ignoreBlocker: true });
    },
  });
  const isLocked = first.status !== 'draft' || first.sending !== undefined;
  const href = hrefTo({ to: '/marketing/emails/$id', params: { id } });
  return (
    <RecordFormPage
      title={messages.editTitle(name)}
      back={{ href, label: emailsMessages.page.one }}
      submit={
        isLocked ? null : { ...labels, isPending: form.isSubmitting, isPrimary: form.isDirty }
      }
      denied={denialReason(user, 'email.edit', brandId)}
    >
      {isLocked ? (
        <EmptyState
          data-first-content=""
          title={messages.locked}
          description={emailsMessages.actions.onlyDrafts}
          action={<ButtonLink href={href}>{emailsMessages.actions.preview}</ButtonLink>}
        />
      ) : (
        <EmailForm brandId={brandId} form={form} autosave={autosave} />
      )}
    </RecordFormPage>
  );
}
