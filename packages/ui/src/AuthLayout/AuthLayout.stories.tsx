import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { fn, expect } from 'storybook/test';
import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import { Form } from '../Form/Form';
import { Inline } from '../Inline/Inline';
import { Link } from '../Link/Link';
import { Text } from '../Text/Text';
import { TextField } from '../TextField/TextField';
import { AuthLayout } from './AuthLayout';

const meta = preview.meta({
  title: 'Layout/AuthLayout',
  component: AuthLayout,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      purpose: 'The frame of the pages before sign-in.',
      avoid: 'For signed-in people, use Shell.',
      keys: [],
      dos: ['One form, one heading.'],
      donts: ['Put navigation into it.'],
      heard: 'Default',
    }),
  },
  args: {
    title: 'Sign in to the product',
    tagline: 'Manage all your brand assets in one place',
    children: 'The form',
  },
});

const fields = (errorMessage?: string) => (
  <>
    <TextField
      label="Email address"
      type="email"
      autoComplete="username"
      isRequired
      defaultValue="editor@example.com"
    />
    <TextField
      label="Password"
      type="password"
      autoComplete="current-password"
      isRequired
      errorMessage={errorMessage}
    />
    <Inline justify="between">
      <Checkbox>Remember me</Checkbox>
      <Link href="/forgot-password" variant="standalone">
        Forgot your password?
      </Link>
    </Inline>
    <Button type="submit" variant="primary" isFullWidth>
      Sign in
    </Button>
    <Text tone="muted">
      New here? <Link href="/register">Create your account</Link>
    </Text>
  </>
);

export const Default = meta.story({});

export const SignIn = meta.story({
  args: {
    children: (
      <Form onSubmit={fn()} aria-label="Sign in">
        {fields()}
      </Form>
    ),
    footer: 'Data stays in this browser.',
  },
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('Password');
    const reveal = canvas.getByRole('button', { name: 'Show password' });
    await userEvent.type(password, 'sea');
    await userEvent.tab();
    await expect(reveal).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(reveal).toHaveAttribute('aria-pressed', 'true');
    await expect(password).toHaveAttribute('type', 'text');
  },
});

export const WrongInput = meta.story({
  args: {
    children: (
      <Form onSubmit={fn()} failedAttempts={1} aria-label="Sign in">
        <ErrorSummary title="Sign-in did not work" errors={['Enter your password']} />
        {fields('Enter your password')}
      </Form>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'Enter your password',
    );

    await expect(document.activeElement).toHaveTextContent('Sign-in did not work');
  },
});
