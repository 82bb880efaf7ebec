import preview from '@brandroom/stories/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import type { StoryWorld } from '../../../shared/testing/StoryFrame';
import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { AgencyScreen } from './AgencyScreen';

const meta = preview.meta({
  title: 'Screens/AgencyScreen',
  // There is always one agency.
  tags: ['!autodocs', 'never-empty'],
  component: AgencyScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

const agency = () => <AgencyScreen />;

export const Loaded = meta.story({
  render: () => <StoryFrame as="admin">{agency}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Agency name' });
    await expect(name).toHaveValue('Harbour & Pine');
    await userEvent.clear(name);
    await userEvent.type(name, 'Harbour');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    // It is also announced.
    const saved = await screen.findAllByText('Agency profile saved');
    await expect(saved.at(-1)).toBeVisible();
    await expect(name).toHaveValue('Harbour');
  },
});

export const LogoChosen = meta.story({
  tags: ['loaded'],
  render: () => <StoryFrame as="admin">{agency}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const logo = await canvas.findByRole('combobox', { name: /^Logo/ }, { timeout: 10_000 });
    await expect(canvas.queryByRole('img', { name: 'Logo of the agency' })).toBeNull();
    logo.focus();
    await userEvent.keyboard('{ArrowDown}');
    const [picture] = await screen.findAllByRole('option');
    const name = picture?.textContent ?? '';
    if (!picture) throw new Error('The brand has no picture.');
    await userEvent.click(picture);
    await expect(logo).toHaveValue(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    const saved = await screen.findAllByText('Agency profile saved');
    await expect(saved.at(-1)).toBeVisible();
    const shown = await canvas.findByRole('img', { name: 'Logo of the agency' });
    await waitFor(() => expect(shown).toBeVisible());
    await expect(logo).toHaveValue(name);
  },
});

/** Ends the failures that a story began with. */
let recover: () => void;

/** Chooses a picture of another brand, which is not in the list of this one. */
async function logoOfAnotherBrand({ services: { client }, brandId, simulate }: StoryWorld) {
  recover = () => simulate({});
  const other = (await client.brands.list()).find(({ id }) => id !== brandId);
  if (!other) throw new Error('The samples have several brands.');
  const { items } = await client.files.list({ brandId: other.id, tab: 'images' });
  const { name, website, phone, email, address, description } = await client.agency.get();
  const texts = { name, website, phone, email, address, description };
  await client.agency.update({ ...texts, logo: items[0]?.id ?? null });
}

export const LogoNotLoaded = meta.story({
  render: () => (
    <StoryFrame as="admin" simulation={{ fail: ['files.get'] }} before={logoOfAnotherBrand}>
      {agency}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const patience = { timeout: 10_000 };
    await expect(
      await canvas.findByText('The logo couldn’t be loaded', {}, patience),
    ).toBeVisible();
    await expect(canvas.queryByText(/^The logo was deleted/)).toBeNull();
    recover();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    const logo = canvas.getByRole('combobox', { name: /^Logo/ });
    await waitFor(() => expect(logo).not.toHaveValue(''));
    await expect(canvas.queryByText('The logo couldn’t be loaded')).toBeNull();
  },
});

export const PicturesFailed = meta.story({
  tags: ['error'],
  render: () => (
    <StoryFrame as="admin" simulation={{ fail: ['files.list'] }}>
      {agency}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Agency name' })).toHaveValue(
      'Harbour & Pine',
    );
  },
});

export const Transferred = meta.story({
  render: () => <StoryFrame as="admin">{agency}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const transfer = await canvas.findByRole('button', { name: 'Transfer ownership…' });
    // Preloaded, because Storybook's act misses a dialog that is still loading when it opens.
    await import('./TransferDialog');
    await userEvent.click(transfer);
    const dialog = within(await screen.findByRole('dialog', { name: 'Transfer ownership' }));
    const email = dialog.getByRole('textbox', { name: 'New owner’s email address' });
    await waitFor(() => expect(email).toHaveFocus());
    await userEvent.type(email, 'manager@example.com');
    const confirmation = dialog.getByRole('textbox', { name: /^Type “Harbour & Pine”/ });
    await userEvent.type(confirmation, 'Harbour');
    const submit = dialog.getByRole('button', { name: 'Transfer ownership' });
    await userEvent.click(submit);
    await waitFor(() => expect(confirmation).toBeInvalid());
    await userEvent.type(confirmation, ' & Pine');
    await userEvent.click(submit);
    await expect(await canvas.findByText(/\(manager@example\.com\)$/)).toBeVisible();
    await waitFor(() => expect(transfer).toHaveFocus());
  },
});

export const Denied = meta.story({
  render: () => <StoryFrame as="viewer">{agency}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Only agency administrators can access this page.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save changes' })).toBeNull();
  },
});

export const OfAnEditor = meta.story({
  render: () => <StoryFrame as="editor">{agency}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
  },
});

export const Loading = meta.story({
  render: () => (
    <StoryFrame as="admin" simulation={{ latency: 10 }}>
      {agency}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('progressbar', { name: 'Loading Agency & Brands' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save changes' })).toBeNull();
  },
});

export const Failed = meta.story({
  render: () => (
    <StoryFrame as="admin" simulation={{ fail: ['agency.get'] }}>
      {agency}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
