import type { BrandId } from '@brandroom/domain/id.schema';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Split } from '@brandroom/ui/Split';
import { useDeferredValue, useMemo } from 'react';

import { Load } from '../../../shared/load/Load';
import { RecordForm } from '../../../shared/record/RecordForm';
import { EmailFields } from './EmailFields';
import { draftOf } from './email-values';
import { emailsMessages } from './emails.messages';
import { EmailAside } from './emails-parts';
import type { useEmailForm } from './use-email-form';

interface EmailFormProps extends ReturnType<typeof useEmailForm> {
  brandId: BrandId;
}

/** The form of a new or stored email beside its preview; the page's bar submits it. */
export function EmailForm({ brandId, form, autosave }: EmailFormProps) {
  const values = useDeferredValue(form.values);
  const draft = useMemo(() => draftOf(values), [values]);
  return (
    <Split
      data-first-content=""
      asideLabel={emailsMessages.form.aside}
      aside={
        <Load label={emailsMessages.preview.loading} skeleton={<Skeleton shape="block" />}>
          <EmailAside brandId={brandId} draft={draft} />
        </Load>
      }
    >
      <RecordForm form={form} autosave={autosave}>
        <EmailFields brandId={brandId} form={form} />
      </RecordForm>
    </Split>
  );
}
