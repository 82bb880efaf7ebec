import type { BarAction } from '@brandroom/ui/bar-action';
import { ErrorSummary } from '@brandroom/ui/ErrorSummary';
import { Form } from '@brandroom/ui/Form';

import { LeaveGuard } from '../../../shared/form/LeaveGuard';
import { RestoredNotice } from '../../../shared/form/RestoredNotice';
import type { Form as FormState } from '../../../shared/form/use-form';
import { CampaignFields } from './CampaignFields';
import type { CampaignValues } from './campaign-values';
import type { useCampaignForm } from './use-campaign-form';

const formId = 'campaign-form';

/** Returns the page bar's action that submits the form. */
export function sending(
  form: FormState<CampaignValues>,
  labels: { label: string; pendingLabel: string },
): BarAction {
  return { id: 'save', form: formId, isPending: form.isSubmitting, isPrimary: true, ...labels };
}

/** The form of a new or stored campaign; the page's bar submits it. */
export function CampaignForm({ form, autosave, budgetDenial }: ReturnType<typeof useCampaignForm>) {
  return (
    <Form
      id={formId}
      data-first-content=""
      onSubmit={form.submit}
      failedAttempts={form.failedAttempts}
      onIncompleteChange={form.onIncompleteChange}
      onFocus={form.prepare}
    >
      <LeaveGuard form={form} />
      <RestoredNotice autosave={autosave} />
      {form.failure !== null && <ErrorSummary title={form.failure} />}
      <CampaignFields form={form} budgetDenial={budgetDenial} />
    </Form>
  );
}
