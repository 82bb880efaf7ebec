import type { AgencyProfile } from '@brandroom/domain/account/agency.schema';
import { ErrorSummary } from '@brandroom/ui/ErrorSummary';
import { Form } from '@brandroom/ui/Form';
import { TextArea } from '@brandroom/ui/TextArea';
import { TextField } from '@brandroom/ui/TextField';
import { useEffect } from 'react';

import { LeaveGuard } from '../../../shared/form/LeaveGuard';
import { RestoredNotice } from '../../../shared/form/RestoredNotice';
import { useSendKeys } from '../../../shared/form/use-send-keys';
import { AgencyLogo } from './AgencyLogo';
import { agencyMessages } from './agency.messages';
import { useAgencyForm } from './use-agency-form';

const messages = agencyMessages.agency;

interface AgencyFormProps {
  agency: AgencyProfile;
  formId: string;
  /** Reports the form's state to the page's bar; null when the form unmounts. */
  onState: (state: { isSubmitting: boolean } | null) => void;
}

/** The fields of the agency's profile. */
export function AgencyForm({ agency, formId, onState }: AgencyFormProps) {
  const { form, autosave } = useAgencyForm(agency);
  const { isSubmitting } = form;
  useSendKeys(formId);
  useEffect(() => onState({ isSubmitting }), [isSubmitting, onState]);
  useEffect(() => () => onState(null), [onState]);
  return (
    <Form
      id={formId}
      onSubmit={form.submit}
      failedAttempts={form.failedAttempts}
      aria-label={messages.profile}
    >
      <LeaveGuard form={form} />
      <RestoredNotice autosave={autosave} />
      {form.failure !== null && <ErrorSummary title={form.failure} />}
      <AgencyLogo form={form} />
      <TextField
        {...form.field('name')}
        label={messages.name}
        autoComplete="organization"
        isRequired
      />
      <TextField {...form.field('website')} label={messages.website} type="url" isOptional />
      <TextField {...form.field('phone')} label={messages.phone} type="tel" isOptional />
      <TextField {...form.field('email')} label={messages.email} type="email" isOptional />
      <TextArea {...form.field('address')} label={messages.address} isOptional />
      <TextArea {...form.field('description')} label={messages.description} isOptional />
    </Form>
  );
}
