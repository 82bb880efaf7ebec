import type { BrandId } from '@brandroom/domain/id.schema';
import type { BarAction } from '@brandroom/ui/bar-action';
import { ErrorSummary } from '@brandroom/ui/ErrorSummary';
import { Form } from '@brandroom/ui/Form';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Split } from '@brandroom/ui/Split';
import { useDeferredValue, useMemo } from 'react';

import { LeaveGuard } from '../../../shared/form/LeaveGuard';
import { RestoredNotice } from '../../../shared/form/RestoredNotice';
import type { Form as FormState } from '../../../shared/form/use-form';
import { Load } from '../../../shared/load/Load';
import { EmailFields } from './EmailFields';
import type { EmailValues } from './email-values';
import { draftOf } from './email-values';
import { emailsMessages } from './emails.messages';
import { EmailAside } from './overlays';
import type { useEmailForm } from './use-email-form';

const formId = 'email-form';

/** Returns the page bar's action that submits the form. */
export function saving(
  form: FormState<EmailValues>,
  labels: { label: string; pendingLabel: string },
): BarAction {
  return { id: 'save', form: formId, isPending: form.isSubmitting, isPrimary: true, ...labels };
}

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
      <Form
        id={formId}
        onSubmit={form.submit}
        failedAttempts={form.failedAttempts}
        onIncompleteChange={form.onIncompleteChange}
        onFocus={form.prepare}
      >
        <LeaveGuard form={form} />
        <RestoredNotice autosave={autosave} />
        {form.failure !== null && <ErrorSummary title={form.failure} />}
        <EmailFields brandId={brandId} form={form} />
      </Form>
    </Split>
  );
}
