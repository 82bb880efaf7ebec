import preview from '@brandroom/stories/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { StoryFrame } from '../../shared/testing/StoryFrame';
import { AccountScreen } from './AccountScreen';

const meta = preview.meta({
  title: 'Screens/AccountScreen',
  // The account is known before the page opens, and everyone has one.
  tags: ['!autodocs', 'never-loading', 'never-empty', 'never-denied'],
  component: AccountScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

const account = () => <AccountScreen />;

export const Loaded = meta.story({
  render: () => <StoryFrame as="admin">{account}</StoryFrame>,
  play: async ({ canvas }) => {
    const nav = within(await canvas.findByRole('navigation', { name: 'Settings' }));
    await expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Account',
      'Security',
      'Billing',
      'Agency & Brands',
      'Roles & Permissions',
      'Brands',
    ]);
    await expect(canvas.getByText('admin@example.com')).toBeVisible();
  },
});

export const OfAViewer = meta.story({
  render: () => <StoryFrame as="viewer">{account}</StoryFrame>,
  play: async ({ canvas }) => {
    const nav = within(await canvas.findByRole('navigation', { name: 'Settings' }));
    await expect(nav.queryByRole('link', { name: 'Billing' })).toBeNull();
    await expect(nav.getByRole('link', { name: 'Brands' })).toBeVisible();
  },
});

export const Saved = meta.story({
  render: () => <StoryFrame as="editor">{account}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit profile' }));
    const name = canvas.getByRole('textbox', { name: 'Full name' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.clear(name);
    await userEvent.type(name, 'Ada Lovelace');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    const edit = await canvas.findByRole('button', { name: 'Edit profile' });
    await waitFor(() => expect(edit).toHaveFocus());
    await expect(canvas.getByText('Ada Lovelace')).toBeVisible();
  },
});

export const Cancelled = meta.story({
  render: () => <StoryFrame as="editor">{account}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit profile' }));
    const email = canvas.getByRole('textbox', { name: 'Email address' });
    await userEvent.clear(email);
    await userEvent.type(email, 'other@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByText('editor@example.com')).toBeVisible();
    const edit = canvas.getByRole('button', { name: 'Edit profile' });
    await waitFor(() => expect(edit).toHaveFocus());
  },
});

export const AddressTaken = meta.story({
  tags: ['error'],
  render: () => <StoryFrame as="editor">{account}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit profile' }));
    const email = canvas.getByRole('textbox', { name: 'Email address' });
    await userEvent.clear(email);
    await userEvent.type(email, 'viewer@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(email).toBeInvalid());
    await expect(email).toHaveAccessibleDescription('Another account has this email address.');
    await expect(email).toHaveFocus();
  },
});

export const OnPhones = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <StoryFrame as="admin">{account}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit profile' }));
    await expect(await screen.findByRole('button', { name: 'Save Changes' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
