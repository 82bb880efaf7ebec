import { AuthLayout } from '@brandroom/ui/AuthLayout';
import { Button } from '@brandroom/ui/Button';
import { Checkbox } from '@brandroom/ui/Checkbox';
import { ErrorSummary } from '@brandroom/ui/ErrorSummary';
import { Form } from '@brandroom/ui/Form';
import { Inline } from '@brandroom/ui/Inline';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Link } from '@brandroom/ui/Link';
import { Text } from '@brandroom/ui/Text';
import { TextField } from '@brandroom/ui/TextField';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';

import { AuthHelp } from '../../shared/auth/AuthHelp';
import { useAuth } from '../../shared/auth/auth';
import { withReturn } from '../../shared/auth/return-path';
import { useForm } from '../../shared/form/use-form';
import { useHref } from '../../shared/navigation/use-href';
import { PageTitle } from '../../shared/page/PageTitle';
import { authMessages } from './auth.messages';
import { typedAccount } from './typed-account';

const messages = authMessages.register;
const schema = async () => (await import('@brandroom/domain/account/user.schema')).registration;

interface RegisterScreenProps {
  /** The page to open after registration. */
  returnTo: string;
  /** The email address of an invitation. */
  email?: string;
  /** A notice about the invitation. */
  notice?: ReactNode;
}

/** The registration page, with or without an invitation. */
export function RegisterScreen({ returnTo, email: invited, notice }: RegisterScreenProps) {
  const auth = useAuth();
  const navigate = useNavigate();
  const hrefTo = useHref();
  const search = withReturn(returnTo);
  const [before] = useState(typedAccount.read);
  const { name, acceptsTerms } = before;
  const email = invited ?? before.email;
  const form = useForm({
    schema,
    initial: { name, email, password: '', acceptsTerms },
    onSubmit: async (input) => {
      await auth.sendAndWait({ type: 'REGISTER', ...input });
      typedAccount.forget();
      await navigate({ href: returnTo });
    },
    failure: ({ message }) => `${message} ${messages.maybeAccount}`,
  });
  const terms = form.field('acceptsTerms');
  const { values } = form;
  useEffect(() => {
    const { password, ...rest } = values;
    typedAccount.keep({ ...rest, hadPassword: password !== '' });
  }, [values]);

  return (
    <AuthLayout
      title={messages.title}
      tagline={messages.tagline}
      footer={<AuthHelp returnTo={returnTo} />}
    >
      <PageTitle title={messages.title} />
      {notice}
      {before.hadPassword && values.password === '' && (
        <InlineAlert title={messages.passwordGone} isLive />
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
        <TextField {...form.field('name')} label={messages.name} autoComplete="name" isRequired />
        <TextField
          {...form.field('email')}
          label={messages.email}
          type="email"
          autoComplete="email"
          isRequired
        />
        <TextField
          {...form.field('password')}
          label={messages.password}
          description={messages.passwordHelp}
          type="password"
          autoComplete="new-password"
          isRequired
        />
        <Checkbox
          isSelected={terms.value}
          onChange={terms.onChange}
          errorMessage={terms.errorMessage}
          isRequired
        >
          {messages.acceptsTerms}
        </Checkbox>
        <Inline gap={16}>
          <Link href={hrefTo({ to: '/terms', search })} variant="standalone">
            {messages.terms}
          </Link>
          <Link href={hrefTo({ to: '/privacy', search })} variant="standalone">
            {messages.privacy}
          </Link>
        </Inline>
        <Button
          type="submit"
          variant="primary"
          isFullWidth
          isPending={form.isSubmitting}
          pendingLabel={messages.pending}
        >
          {messages.submit}
        </Button>
      </Form>
      <Text>
        {messages.hasAccount} <Link href={hrefTo({ to: '/login', search })}>{messages.signIn}</Link>
      </Text>
    </AuthLayout>
  );
}
