import { expectNoSidewaysScroll } from '@brandroom/stories/sideways';
import type { AuthContext } from '@brandroom/machines/auth/auth.events';
import preview from '@brandroom/stories/preview';
import { expect, waitFor, within } from 'storybook/test';
import { AuthFrame } from '../../shared/testing/AuthFrame';
import { authMessages } from './auth.messages';
import { typedAccount } from './typed-account';
import { SignInScreen } from './SignInScreen';

const messages = authMessages.signIn;
const screen = ({ error }: AuthContext) => <SignInScreen returnTo="/files" error={error} />;
const fresh = () => <AuthFrame path="/login">{screen}</AuthFrame>;

const meta = preview.meta({
  title: 'Screens/SignInScreen',
  tags: ['!autodocs'],
  component: SignInScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
  args: { returnTo: '/', error: null },
  beforeEach: () => typedAccount.forget(),
});

export const Fresh = meta.story({
  tags: ['empty'],
  render: fresh,
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: messages.title }),
    ).toBeVisible();
    await expect(canvas.getByText(messages.tagline)).toBeVisible();
    await expect(document.title).toBe(`${messages.title} – Brandroom`);
    const email = canvas.getByRole('textbox', { name: messages.email });
    await expect(email).toHaveAttribute('autocomplete', 'username');
    email.focus();
    await userEvent.tab();
    const password = canvas.getByLabelText(messages.password);
    await expect(password).toHaveFocus();
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: messages.remember })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: messages.forgot })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: messages.submit })).toHaveFocus();
  },
});

export const WithProblems = meta.story({
  tags: ['loaded'],
  render: fresh,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: messages.submit }));
    const email = canvas.getByRole('textbox', { name: messages.email });
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByLabelText(messages.password)).toHaveAccessibleDescription(
      'Enter your password.',
    );
  },
});

export const ProblemGoesWithTheNextLetter = meta.story({
  render: fresh,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: messages.submit }));
    const email = canvas.getByRole('textbox', { name: messages.email });
    await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.type(email, 'a');
    await expect(email).not.toHaveAttribute('aria-invalid');
  },
});

export const WrongPassword = meta.story({
  tags: ['denied'],
  render: fresh,
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByRole('textbox', { name: messages.email });
    await userEvent.type(email, 'nobody@example.com');
    await userEvent.type(canvas.getByLabelText(messages.password), 'a password');
    canvas.getByRole('button', { name: messages.submit }).focus();
    await userEvent.keyboard('{Enter}');
    const words = await canvas.findByText('Invalid email or password.');
    await waitFor(() => expect(words.closest('[data-error-summary]')).toHaveFocus());
    await expect(email).toHaveValue('nobody@example.com');
    await expect(canvas.getByLabelText(messages.password)).toHaveValue('a password');
  },
});

export const OutOfReach = meta.story({
  tags: ['error'],
  render: () => (
    <AuthFrame path="/login" simulation={{ fail: ['auth.signIn'] }}>
      {screen}
    </AuthFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByRole('textbox', { name: messages.email });
    await userEvent.type(email, 'editor@example.com');
    await userEvent.type(canvas.getByLabelText(messages.password), 'sample');
    canvas.getByRole('button', { name: messages.submit }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Sign-in failed. Please try again.')).toBeVisible();
    await expect(email).toHaveValue('editor@example.com');
  },
});

export const Pending = meta.story({
  tags: ['loading'],
  render: () => (
    <AuthFrame path="/login" simulation={{ latency: 10 }}>
      {screen}
    </AuthFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByRole('textbox', { name: messages.email });
    await userEvent.type(email, 'editor@example.com');
    await userEvent.type(canvas.getByLabelText(messages.password), 'sample');
    const submit = canvas.getByRole('button', { name: messages.submit });
    submit.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(submit).toHaveAccessibleName(messages.pending));
    await expect(submit).toHaveFocus();
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
  },
});

export const SessionEnded = meta.story({
  render: () => (
    <AuthFrame path="/login" hasSessionEnded>
      {screen}
    </AuthFrame>
  ),
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await expect(
      await main.findByText(/Your session has ended\. Sign in to continue\./),
    ).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Your session has ended');
    await expect(canvas.getByRole('textbox', { name: messages.email })).toHaveValue('');
  },
});

export const NoticeGivesWayToAFailure = meta.story({
  render: () => (
    <AuthFrame path="/login" hasSessionEnded>
      {screen}
    </AuthFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const main = within(await canvas.findByRole('main'));
    await expect(await main.findByText(/Your session has ended/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: messages.email }), 'x@example.com');
    await userEvent.type(canvas.getByLabelText(messages.password), 'wrong');
    canvas.getByRole('button', { name: messages.submit }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Invalid email or password.')).toBeVisible();
    await expect(main.queryByText(/Your session has ended/)).toBeNull();
  },
});

export const BySampleAccount = meta.story({
  render: fresh,
  play: async ({ canvas, userEvent }) => {
    const samples = await canvas.findByRole('button', { name: messages.samples });
    samples.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: messages.use('manager@example.com') }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: messages.email })).toHaveValue(
      'manager@example.com',
    );
    await expect(canvas.getByLabelText(messages.password)).not.toHaveValue('');
    await expect(canvas.getByRole('status')).toHaveTextContent('Filled in manager@example.com');
    await expect(canvas.getByRole('button', { name: messages.submit })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const arrived = await canvas.findByRole('heading', { level: 1, name: / at \/files$/ });
    await waitFor(() => expect(arrived).toHaveFocus());
  },
});

export const OnPhones = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: fresh,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: messages.submit })).toBeVisible();
    await expectNoSidewaysScroll();
  },
});
