import { ErrorSummary } from '@brandroom/ui/ErrorSummary';
import { Form } from '@brandroom/ui/Form';
import { TextArea } from '@brandroom/ui/TextArea';
import { TextField } from '@brandroom/ui/TextField';

import { DiscardQuestion } from '../../../shared/form/DiscardQuestion';
import type { Form as FormState } from '../../../shared/form/use-form';
import { useSendKeys } from '../../../shared/form/use-send-keys';
import { accountMessages } from './account.messages';
import type { ProfileValues } from './use-profile-form';

const messages = accountMessages.account;

interface ProfileFormProps {
  form: FormState<ProfileValues>;
  formId: string;
  onDiscard: () => void;
}

/** The fields of the profile; leaving the page with changes asks first. */
export function ProfileForm({ form, formId, onDiscard }: ProfileFormProps) {
  useSendKeys(formId);
  return (
    <Form
      id={formId}
      onSubmit={form.submit}
      onFocus={form.prepare}
      failedAttempts={form.failedAttempts}
      aria-label={messages.profile}
    >
      {form.failure !== null && <ErrorSummary title={form.failure} />}
      {/* The person pressed Edit for these fields, so the first gets focus. */}
      <TextField
        {...form.field('name')}
        label={messages.name}
        autoComplete="name"
        isRequired
        autoFocus
      />
      <TextField
        {...form.field('email')}
        label={messages.email}
        type="email"
        autoComplete="email"
        isRequired
      />
      <TextArea {...form.field('bio')} label={messages.bio} description={messages.bioHelp} />
      <DiscardQuestion
        isDirty={form.isDirty && !form.isSubmitting}
        isAsking={false}
        onKeep={() => undefined}
        onDiscard={onDiscard}
      />
    </Form>
  );
}
