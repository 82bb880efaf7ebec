import { announce } from '@brandroom/ui/announce';
import { AuthLayout } from '@brandroom/ui/AuthLayout';
import { Button } from '@brandroom/ui/Button';
import { Checkbox } from '@brandroom/ui/Checkbox';
import { ErrorSummary } from '@brandroom/ui/ErrorSummary';
import { Form } from '@brandroom/ui/Form';
import { Inline } from '@brandroom/ui/Inline';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Link } from '@brandroom/ui/Link';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { TextField } from '@brandroom/ui/TextField';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

import { useAuth, useAuthState } from '../../shared/auth/auth';
import { withReturn } from '../../shared/auth/return-path';
import { useForm } from '../../shared/form/use-form';
import { PageTitle } from '../../shared/page/PageTitle';
import { authMessages } from './auth.messages';
import { SampleAccounts } from './SampleAccounts';
import { typedAccount } from './typed-account';

const messages = authMessages.signIn;
const submitId = 'sign-in';
const schema = async () => (await import('./sign-in.schema')).signIn;

/** Spec section 2.2. `returnTo` is where the person wanted to go. */
export function SignInScreen({ returnTo }: { returnTo: string }) {
  const auth = useAuth();
  const navigate = useNavigate();
  const form = useForm({
    schema,
    initial: { email: typedAccount.read().email, password: '', remember: false },
    onSubmit: async (input) => {
      await auth.ask({ type: 'SIGN_IN', ...input });
      typedAccount.forget();
      await navigate({ href: returnTo });
    },
    failure: ({ message }) => message,
  });
  const { error } = useAuthState();
  const { email } = form.values;
  useEffect(() => typedAccount.keep({ email }), [email]);

  function fillIn(sample: string) {
    form.set({ email: sample, password: 'sample' });
    announce(messages.filledIn(sample));
    document.getElementById(submitId)?.focus();
  }
  const { value: remember, onChange: setRemember } = form.field('remember');

  return (
    <AuthLayout title={messages.title} tagline={messages.tagline}>
      <PageTitle title={messages.title} />
      {error !== null && (error.task === 'session' || error.task === 'restore') && (
        <InlineAlert title={error.message} isLive />
      )}
      <Form
        onSubmit={form.submit}
        onFocus={() => {
          auth.prepare();
          form.prepare();
        }}
        failedAttempts={form.failedAttempts}
        width="full"
      >
        {form.failure !== null && <ErrorSummary title={form.failure} />}
        <TextField
          {...form.field('email')}
          label={messages.email}
          type="email"
          autoComplete="username"
          isRequired
        />
        <TextField
          {...form.field('password')}
          label={messages.password}
          type="password"
          autoComplete="current-password"
          isRequired
        />
        <Inline justify="between">
          <Checkbox isSelected={remember} onChange={setRemember}>
            {messages.remember}
          </Checkbox>
          <Link href={withReturn('/forgot-password', returnTo)} variant="standalone">
            {messages.forgot}
          </Link>
        </Inline>
        <Button
          id={submitId}
          type="submit"
          variant="primary"
          isFullWidth
          isPending={form.isSubmitting}
          pendingLabel={messages.pending}
        >
          {messages.submit}
        </Button>
      </Form>
      <Stack gap={16}>
        <Text>
          {messages.noAccount}{' '}
          <Link href={withReturn('/register', returnTo)}>{messages.register}</Link>
        </Text>
        <SampleAccounts onChoose={fillIn} />
      </Stack>
    </AuthLayout>
  );
}
