import type { AuthError } from '@brandroom/machines/auth/auth-error';
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
import { useEffect, useState } from 'react';

import { AuthHelp } from '../../shared/auth/AuthHelp';
import { useAuth } from '../../shared/auth/auth';
import { withReturn } from '../../shared/auth/return-path';
import { useForm } from '../../shared/form/use-form';
import { useHref } from '../../shared/navigation/use-href';
import { PageTitle } from '../../shared/page/PageTitle';
import { authMessages } from './auth.messages';
import { SampleAccounts } from './SampleAccounts';
import { typedAccount } from './typed-account';

const messages = authMessages.signIn;
const submitId = 'sign-in';
const schema = async () => (await import('./sign-in.schema')).signIn;

interface SignInScreenProps {
  /** The page to open after sign-in. */
  returnTo: string;
  /** An earlier error, such as an expired session. */
  error: AuthError | null;
}

/** The sign-in page. */
export function SignInScreen({ returnTo, error }: SignInScreenProps) {
  const auth = useAuth();
  const navigate = useNavigate();
  const hrefTo = useHref();
  const search = withReturn(returnTo);
  const [notice, setNotice] = useState(
    error?.task === 'session' || error?.task === 'restore' ? error.message : null,
  );
  const form = useForm({
    schema,
    initial: { email: typedAccount.read().email, password: '', remember: false },
    onSubmit: async (input) => {
      setNotice(null);
      await auth.sendAndWait({ type: 'SIGN_IN', ...input });
      typedAccount.forget();
      await navigate({ href: returnTo });
    },
    failure: ({ message }) => message,
  });
  const { email } = form.values;
  useEffect(() => typedAccount.keep({ email }), [email]);

  function fillIn(sample: string) {
    form.set({ email: sample, password: 'sample' });
    announce(messages.filledIn(sample));
    document.getElementById(submitId)?.focus();
  }
  const { value: remember, onChange: setRemember } = form.field('remember');

  return (
    <AuthLayout
      title={messages.title}
      tagline={messages.tagline}
      footer={<AuthHelp returnTo={returnTo} />}
    >
      <PageTitle title={messages.title} />
      {notice !== null && <InlineAlert title={notice} isLive />}
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
          <Link href={hrefTo({ to: '/forgot-password', search })} variant="standalone">
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
          <Link href={hrefTo({ to: '/register', search })}>{messages.register}</Link>
        </Text>
        <SampleAccounts onChoose={fillIn} />
      </Stack>
    </AuthLayout>
  );
}
