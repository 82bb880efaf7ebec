import { expectNoSidewaysScroll } from '@brandroom/stories/sideways';
import preview from '@brandroom/stories/preview';
import type { userEvent as userEventType } from 'storybook/test';
import { expect, screen, waitFor, within } from 'storybook/test';

import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { AccountScreen } from './AccountScreen';

const meta = preview.meta({
  title: 'Screens/AccountScreen',
  // The account loads before the page opens, and everyone has one.
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
      'Notifications',
      'Integrations',
      'Billing',
      'Agency & Brands',
      'Roles & Permissions',
      'Brands',
      'Sample data',
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
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    const edit = await canvas.findByRole('button', { name: 'Edit profile' });
    await waitFor(() => expect(edit).toHaveFocus());
    await expect(canvas.getByText('Ada Lovelace')).toBeVisible();
  },
});

export const Canceled = meta.story({
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
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(email).toBeInvalid());
    await expect(email).toHaveAccessibleDescription('Another account has this email address.');
    await expect(email).toHaveFocus();
  },
});

/** Returns an image file for the upload. */
async function pictureFile(): Promise<File> {
  const canvas = new OffscreenCanvas(400, 200);
  const context = canvas.getContext('2d');
  context?.fillRect(0, 0, 200, 200);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return new File([blob], 'me.png', { type: 'image/png' });
}

/** Opens the dialog of the picture. */
async function openPicture(
  canvas: ReturnType<typeof within>,
  userEvent: Pick<typeof userEventType, 'click'>,
) {
  const add = await canvas.findByRole('button', { name: 'Add picture…' });
  await import('./AvatarDialog');
  await userEvent.click(add);
  const element = await screen.findByRole('dialog', { name: 'Your picture' });
  const input = () => element.querySelector('input[type=file]') as HTMLInputElement;
  return { add, element, input };
}

export const Pictured = meta.story({
  render: () => <StoryFrame as="editor">{account}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const { element, input } = await openPicture(canvas, userEvent);
    const dialog = within(element);
    await userEvent.upload(input(), new File(['<svg/>'], 'me.png', { type: 'image/png' }));
    await expect(await dialog.findByText(/isn’t a PNG, JPEG or WebP picture/)).toBeVisible();
    await userEvent.upload(input(), await pictureFile());
    const zoom = () => dialog.findByRole('slider', { name: 'Zoom' });
    await waitFor(async () => expect(await zoom()).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Select another picture' }));
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Select picture' })).toHaveFocus(),
    );
    await userEvent.upload(input(), await pictureFile());
    await waitFor(async () => expect(await zoom()).toHaveFocus());
    await userEvent.keyboard('{End}{Tab}{Home}');
    await userEvent.click(dialog.getByRole('button', { name: 'Save picture' }));
    const remove = await canvas.findByRole('button', { name: 'Remove picture' });
    await waitFor(() => expect(document.querySelector('img[src^="blob:"]')).not.toBeNull());
    await userEvent.click(remove);
    await waitFor(() => expect(document.querySelector('img[src^="blob:"]')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: Picture removed' }));
    await expect(await canvas.findByRole('button', { name: 'Remove picture' })).toBeVisible();
  },
});

export const PictureCanceled = meta.story({
  render: () => <StoryFrame as="editor">{account}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const { add, element, input } = await openPicture(canvas, userEvent);
    const select = within(element).getByRole('button', { name: 'Select picture' });
    await waitFor(() => expect(select).toHaveFocus());
    await userEvent.upload(input(), await pictureFile());
    const zoom = await within(element).findByRole('slider', { name: 'Zoom' });
    await waitFor(() => expect(zoom).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    const keep = await screen.findByRole('button', { name: 'Keep editing' });
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(zoom).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(add).toHaveFocus());
  },
});

export const PictureNotSaved = meta.story({
  render: () => (
    <StoryFrame as="editor" simulation={{ fail: ['auth.setAvatar'] }}>
      {account}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: 'Add picture…' });
    await import('./AvatarDialog');
    await userEvent.click(add);
    const element = await screen.findByRole('dialog', { name: 'Your picture' });
    const dialog = within(element);
    const input = element.querySelector('input[type=file]') as HTMLInputElement;
    await userEvent.upload(input, await pictureFile());
    await userEvent.click(await dialog.findByRole('button', { name: 'Save picture' }));
    await expect(await dialog.findByText('The picture could not be saved')).toBeVisible();
    await expect(dialog.getByRole('slider', { name: 'Zoom' })).toBeVisible();
  },
});

export const OnPhones = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <StoryFrame as="admin">{account}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit profile' }));
    await expect(await screen.findByRole('button', { name: 'Save changes' })).toBeVisible();
    await expectNoSidewaysScroll();
  },
});
