import type { EmailCampaign } from '@brandroom/domain/campaign/email-campaign.schema';
import { denialReason } from '@brandroom/domain/rights/labels';
import { ButtonLink } from '@brandroom/ui/ButtonLink';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { Page } from '@brandroom/ui/Page';
import { PageBar } from '@brandroom/ui/PageBar';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { useClient } from '../../../shared/api/api';
import { Denied } from '../../../shared/brand/Denied';
import { useWorkspace } from '../../../shared/brand/workspace';
import { useHref } from '../../../shared/navigation/use-href';
import { PageTitle } from '../../../shared/page/PageTitle';
import { shortName } from '../../../shared/page/short-name';
import { notify } from '../../../shared/page/undo-bar';
import { valuesOf } from './email-values';
import { EmailForm, saving } from './EmailForm';
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
  const title = messages.editTitle(name);
  const denied = denialReason(user, 'email.edit', brandId);
  const isLocked = first.status !== 'draft' || first.sending !== undefined;
  const href = hrefTo({ to: '/marketing/emails/$id', params: { id } });
  const back = { href, label: emailsMessages.page.one };
  const actions = denied || isLocked ? [] : [saving(form, labels)];
  return (
    <Page layout="form" bar={<PageBar title={title} back={back} actions={actions} />}>
      <PageTitle title={title} brand={brand?.name} />
      {denied ? (
        <Denied reason={denied} />
      ) : isLocked ? (
        <EmptyState
          data-first-content=""
          title={messages.locked}
          description={emailsMessages.actions.onlyDrafts}
          action={<ButtonLink href={href}>{emailsMessages.actions.preview}</ButtonLink>}
        />
      ) : (
        <EmailForm brandId={brandId} form={form} autosave={autosave} />
      )}
    </Page>
  );
}
