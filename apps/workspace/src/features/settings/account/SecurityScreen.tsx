import type { PasswordChange } from '@brandroom/domain/account/password.schema';
import { ErrorSummary } from '@brandroom/ui/ErrorSummary';
import { Form } from '@brandroom/ui/Form';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Section } from '@brandroom/ui/Section';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { TextField } from '@brandroom/ui/TextField';
import { useState } from 'react';

import { useClient } from '../../../shared/api/api';
import { useForm } from '../../../shared/form/use-form';
import { useSendKeys } from '../../../shared/form/use-send-keys';
import { Load } from '../../../shared/load/Load';
import { SessionList } from './SessionList';
import { accountMessages } from './account.messages';
import { SettingsPage } from '../page/SettingsPage';

const messages = accountMessages.security;
const sessionMessages = accountMessages.sessions;
const formId = 'password-form';
const blank: PasswordChange = { current: '', next: '', confirmation: '' };
const schema = async () =>
  (await import('@brandroom/domain/account/password.schema')).passwordChange;

/** Changes the person's password, and lists their sessions. */
export function SecurityScreen() {
  const { security } = useClient();
  const [isChanged, setChanged] = useState(false);
  const form = useForm({
    name: messages.title,
    schema,
    initial: blank,
    onSubmit: async (change) => {
      await security.changePassword(change);
      form.reset(blank);
      setChanged(true);
    },
    failure: ({ code, message }) => (code === 'conflict' ? message : undefined),
  });
  const { isSubmitting } = form;
  useSendKeys(formId);
  const submit = {
    id: 'change-password',
    label: messages.submit,
    form: formId,
    isPrimary: true,
    isPending: isSubmitting,
    pendingLabel: accountMessages.saving,
  };
  return (
    <SettingsPage page="security" actions={[submit]}>
      <Section title={messages.title} description={messages.help}>
        {isChanged && !form.isDirty && (
          <InlineAlert tone="success" isLive title={messages.changed}>
            {messages.changedHelp}
          </InlineAlert>
        )}
        <Form
          id={formId}
          onSubmit={form.submit}
          onFocus={form.prepare}
          failedAttempts={form.failedAttempts}
          aria-label={messages.title}
        >
          {form.failure !== null && <ErrorSummary title={form.failure} />}
          <TextField
            {...form.field('current')}
            label={messages.current}
            type="password"
            autoComplete="current-password"
            isRequired
          />
          <TextField
            {...form.field('next')}
            label={messages.next}
            description={messages.nextHelp}
            type="password"
            autoComplete="new-password"
            isRequired
          />
          <TextField
            {...form.field('confirmation')}
            label={messages.confirmation}
            revealedName={messages.confirmationShown}
            type="password"
            autoComplete="new-password"
            isRequired
          />
        </Form>
      </Section>
      <Section title={sessionMessages.title} description={sessionMessages.help}>
        <Load label={sessionMessages.loading} skeleton={<Skeleton shape="block" />}>
          <SessionList />
        </Load>
      </Section>
    </SettingsPage>
  );
}
