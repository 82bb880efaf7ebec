import { expectNoSidewaysScroll } from '@brandroom/stories/sideways';
import preview from '@brandroom/stories/preview';
import { expect, waitFor } from 'storybook/test';
import { AuthFrame } from '../../shared/testing/AuthFrame';
import { authMessages } from './auth.messages';
import { typedAccount } from './typed-account';
import { InvitationNotice } from './InvitationNotice';
import { RegisterScreen } from './RegisterScreen';

const messages = authMessages.register;
const fresh = () => <AuthFrame path="/register">{() => <RegisterScreen returnTo="/" />}</AuthFrame>;

const meta = preview.meta({
  title: 'Screens/RegisterScreen',
  // The form loads no data and is open to everyone.
  tags: ['!autodocs', 'never-loading', 'never-denied'],
  component: RegisterScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
  args: { returnTo: '/' },
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
    const name = canvas.getByRole('textbox', { name: messages.name });
    await expect(name).toHaveAttribute('autocomplete', 'name');
    name.focus();
    await userEvent.tab();
    const email = canvas.getByRole('textbox', { name: messages.email });
    await expect(email).toHaveFocus();
    await expect(email).toHaveAttribute('autocomplete', 'email');
    await userEvent.tab();
    const password = canvas.getByLabelText(messages.password);
    await expect(password).toHaveFocus();
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await expect(password).toHaveAccessibleDescription(messages.passwordHelp);
    await expect(canvas.getByRole('link', { name: messages.terms })).toHaveAttribute(
      'href',
      '/terms',
    );
    await expect(canvas.getByRole('link', { name: messages.privacy })).toHaveAttribute(
      'href',
      '/privacy',
    );
  },
});

const invitation = {
  email: 'ada@example.com',
  brandName: 'Fernhill Coffee',
  invitedByName: 'Amelia Hart',
};

export const Invited = meta.story({
  render: () => (
    <AuthFrame path="/register">
      {() => (
        <RegisterScreen
          returnTo="/"
          email={invitation.email}
          notice={<InvitationNotice invitation={invitation} />}
        />
      )}
    </AuthFrame>
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Amelia Hart invited you to Fernhill Coffee'),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: messages.email })).toHaveValue(
      invitation.email,
    );
  },
});

export const InvitationIsGone = meta.story({
  render: () => (
    <AuthFrame path="/register">
      {() => <RegisterScreen returnTo="/" notice={<InvitationNotice invitation={null} />} />}
    </AuthFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This invitation is no longer open.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: messages.email })).toHaveValue('');
  },
});

export const WithProblems = meta.story({
  tags: ['loaded'],
  render: fresh,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: messages.submit }));
    const name = canvas.getByRole('textbox', { name: messages.name });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('Enter your full name.');
    await expect(canvas.getByRole('textbox', { name: messages.email })).toBeInvalid();
    await expect(canvas.getByLabelText(messages.password)).toBeInvalid();
    await expect(
      canvas.getByRole('checkbox', { name: messages.acceptsTerms }),
    ).toHaveAccessibleDescription('Accept the terms to create an account.');
  },
});

export const AddressTaken = meta.story({
  tags: ['error'],
  render: fresh,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: messages.name }),
      'Ada Lovelace',
    );
    const email = canvas.getByRole('textbox', { name: messages.email });
    await userEvent.type(email, 'editor@example.com');
    await userEvent.type(canvas.getByLabelText(messages.password), 'a password');
    canvas.getByRole('checkbox', { name: messages.acceptsTerms }).focus();
    await userEvent.keyboard(' ');
    canvas.getByRole('button', { name: messages.submit }).focus();
    await userEvent.keyboard('{Enter}');
    const words = await canvas.findByText(
      `Registration failed. Please try again. ${messages.maybeAccount}`,
    );
    await waitFor(() => expect(words.closest('[data-error-summary]')).toHaveFocus());
    await expect(email).toHaveValue('editor@example.com');
    await expect(canvas.getByRole('checkbox', { name: messages.acceptsTerms })).toBeChecked();
  },
});

export const Registered = meta.story({
  render: fresh,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: messages.name }),
      'Ada Lovelace',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: messages.email }), 'ada@example.com');
    await userEvent.click(canvas.getByRole('checkbox', { name: messages.acceptsTerms }));
    await userEvent.type(canvas.getByLabelText(messages.password), 'a password{Enter}');
    const arrived = await canvas.findByRole('heading', { level: 1, name: 'Ada Lovelace at /' });
    await waitFor(() => expect(arrived).toHaveFocus());
  },
});

export const ComeBackTo = meta.story({
  beforeEach: () =>
    typedAccount.keep({
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      acceptsTerms: true,
      hadPassword: true,
    }),
  render: fresh,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: messages.name })).toHaveValue(
      'Ada Lovelace',
    );
    await expect(canvas.getByRole('textbox', { name: messages.email })).toHaveValue(
      'ada@example.com',
    );
    await expect(canvas.getByRole('checkbox', { name: messages.acceptsTerms })).toBeChecked();
    await expect(canvas.getByText(messages.passwordGone)).toBeVisible();
    const password = canvas.getByLabelText(messages.password);
    await expect(password).toHaveValue('');
    await userEvent.type(password, 'a password');
    await expect(canvas.queryByText(messages.passwordGone)).not.toBeInTheDocument();
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
