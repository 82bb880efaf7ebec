import type { Brand } from '@brandroom/domain/brand/brand.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { Page } from '@brandroom/ui/Page';
import { PageSkeleton } from '@brandroom/ui/PageSkeleton';
import { useNavigate } from '@tanstack/react-router';

import { useClient } from '../../../shared/api/api';
import { BrandGate } from '../../../shared/brand/BrandGate';
import { useWorkspace } from '../../../shared/brand/workspace';
import { useHref } from '../../../shared/navigation/use-href';
import { shortName } from '../../../shared/page/short-name';
import { notify } from '../../../shared/page/undo-bar';
import { RecordFormPage } from '../../../shared/record/RecordForm';
import { newValues } from './email-values';
import { EmailForm } from './EmailForm';
import { emailsMessages } from './emails.messages';
import { useEmailCache } from './use-email-changes';
import { useEmailForm } from './use-email-form';

const messages = emailsMessages.form;
const labels = { label: messages.create, pendingLabel: messages.creating };

/** Creates an email. */
export function CreateEmailScreen() {
  const { brand } = useWorkspace();
  return (
    <BrandGate
      title={messages.createTitle}
      right="email.create"
      layout="form"
      noBrand={messages.noBrand}
    >
      {(brandId) =>
        brand ? (
          <NewEmail key={brandId} brandId={brandId} brand={brand} />
        ) : (
          <Page layout="form">
            <PageSkeleton layout="form" />
          </Page>
        )
      }
    </BrandGate>
  );
}

/** The footer names the brand, so the form renders once the brand is known. */
function NewEmail({ brandId, brand }: { brandId: BrandId; brand: Brand }) {
  const hrefTo = useHref();
  const navigate = useNavigate();
  const { emails } = useClient();
  const { put } = useEmailCache(brandId);
  const { form, autosave } = useEmailForm({
    initial: newValues(brand.name),
    key: `${brandId}/email`,
    send: (draft) => emails.create({ brandId, draft }),
    onSaved: (email) => {
      put(email);
      notify({ title: emailsMessages.changes.created(shortName(email)) });
      const { id } = email;
      void navigate({ to: '/marketing/emails/$id', params: { id }, ignoreBlocker: true });
    },
  });
  const list = hrefTo({ to: '/marketing/emails' });
  return (
    <RecordFormPage
      title={messages.createTitle}
      back={{ href: list, label: emailsMessages.page.back }}
      submit={{ ...labels, isPending: form.isSubmitting }}
    >
      <EmailForm brandId={brandId} form={form} autosave={autosave} />
    </RecordFormPage>
  );
}
