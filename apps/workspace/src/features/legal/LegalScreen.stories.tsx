import { expectNoSidewaysScroll } from '@brandroom/stories/sideways';
import preview from '@brandroom/stories/preview';
import { expect, waitFor } from 'storybook/test';
import { AuthFrame } from '../../shared/testing/AuthFrame';
import type { LegalPage } from './legal.messages';
import { legalLinks, legalPages } from './legal.messages';
import { LegalScreen } from './LegalScreen';

const addresses: Record<LegalPage, string> = {
  forgotPassword: '/forgot-password',
  signInHelp: '/sign-in-help',
  terms: '/terms',
  privacy: '/privacy',
};

const meta = preview.meta({
  title: 'Screens/LegalScreen',
  // The texts are part of the code and open to everyone.
  tags: ['!autodocs', 'never-loading', 'never-empty', 'never-error', 'never-denied'],
  component: LegalScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
  render: ({ page }) => (
    <AuthFrame path={addresses[page]}>{() => <LegalScreen page={page} />}</AuthFrame>
  ),
});

export const Terms = meta.story({
  tags: ['loaded'],
  args: { page: 'terms' },
  play: async ({ canvas }) => {
    const { title, paragraphs } = legalPages.terms;
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(document.title).toBe(`${title} – Brandroom`);
    await expect(canvas.getAllByRole('paragraph')).toHaveLength(paragraphs.length);
  },
});

export const Privacy = meta.story({
  args: { page: 'privacy' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Privacy Policy' }),
    ).toBeVisible();
    await expect(canvas.getByText(/doesn’t send your data anywhere/)).toBeVisible();
  },
});

export const ForgotPassword = meta.story({
  args: { page: 'forgotPassword' },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Forgot your password' }),
    ).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Back to sign-in' })).toHaveFocus();
  },
});

export const BackByKeyboard = meta.story({
  args: { page: 'forgotPassword' },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('link', { name: 'Back to sign-in' })).focus();
    await userEvent.keyboard('{Enter}');
    const arrived = await canvas.findByRole('heading', { level: 1, name: 'Nobody at /login' });
    await waitFor(() => expect(arrived).toHaveFocus());
  },
});

export const OnToRegistration = meta.story({
  args: { page: 'terms' },
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: legalLinks.register });
    await expect(link).toHaveAttribute('href', '/register');
    link.focus();
    await userEvent.keyboard('{Enter}');
    const arrived = await canvas.findByRole('heading', { level: 1, name: 'Nobody at /register' });
    await waitFor(() => expect(arrived).toHaveFocus());
  },
});

export const OnPhones = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { page: 'privacy' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Back to sign-in' })).toBeVisible();
    await expectNoSidewaysScroll();
  },
});
