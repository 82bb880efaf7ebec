import preview from '@brandroom/stories/preview';
import { expect, screen, within } from 'storybook/test';

import { WorkspaceProvider } from '../../../shared/brand/workspace';
import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { TypographyScreen } from './TypographyScreen';

const meta = preview.meta({
  title: 'Screens/TypographyScreen',
  tags: ['!autodocs'],
  component: TypographyScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

/** Dialogs and menus are loaded after the page. */
const patience = { timeout: 10_000 };
const typography = () => <TypographyScreen />;

export const Loaded = meta.story({
  render: () => <StoryFrame as="admin">{typography}</StoryFrame>,
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Fonts' });
    await expect(within(list).getAllByRole('heading', { level: 2 })).toHaveLength(4);
    await expect(canvas.getAllByText('Semibold, 600').length).toBeGreaterThan(0);
    await expect(await canvas.findByText(/^Fraunces is not on this device/)).toBeVisible();
    const source = canvas.getByRole('link', { name: /^View Font Source of Fraunces/ });
    await expect(source).toHaveAttribute('href', 'https://fonts.google.com/specimen/Fraunces');
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
});

export const OfAnEditor = meta.story({
  render: () => <StoryFrame as="editor">{typography}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add Font' })).toBeVisible();
    await expect(await canvas.findAllByRole('button', { name: /^Actions for/ })).toHaveLength(4);
  },
});

export const OfAViewer = meta.story({
  render: () => <StoryFrame as="viewer">{typography}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Fonts' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add Font' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  },
});

export const NoBrand = meta.story({
  render: () => <StoryFrame brand="none">{typography}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Please select a brand to manage its typography.'),
    ).toBeVisible();
  },
});

export const Empty = meta.story({
  render: () => <StoryFrame brand="empty">{typography}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'No typography defined yet' }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Add Font' })).toHaveLength(2);
  },
});

export const Loading = meta.story({
  render: () => <StoryFrame simulation={{ latency: 10 }}>{typography}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Loading fonts' })).toBeVisible();
  },
});

export const Failed = meta.story({
  render: () => <StoryFrame simulation={{ fail: ['typography.list'] }}>{typography}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Denied = meta.story({
  render: () => (
    <StoryFrame as="viewer">
      {({ user, brandId }) => {
        const brandAccess = user.brandAccess.map((access) => {
          const { assets } = access.permissions;
          const hidden = { ...assets, typography: { ...assets.typography, view: false } };
          return { ...access, permissions: { ...access.permissions, assets: hidden } };
        });
        return (
          <WorkspaceProvider value={{ user: { ...user, brandAccess }, brandId, brand: null }}>
            <TypographyScreen />
          </WorkspaceProvider>
        );
      }}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Permission Denied' }),
    ).toBeVisible();
  },
});

export const Adding = meta.story({
  render: () => <StoryFrame>{typography}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Font' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add Font' }, patience);
    const form = within(dialog);
    await userEvent.type(form.getByRole('textbox', { name: /^Font source/ }), 'nowhere');
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    await expect(await form.findByText('Enter at least one weight.')).toBeVisible();
    await expect(form.getByText('Enter a web address like https://example.com.')).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: 'Weights' }), ' 300, Heavy ,');
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Receipts');
    await userEvent.type(form.getByRole('textbox', { name: 'Font family' }), 'Courier Prime');
    await userEvent.type(form.getByRole('textbox', { name: 'Usage' }), 'Receipts.');
    await userEvent.clear(form.getByRole('textbox', { name: /^Font source/ }));
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    await expect(await canvas.findByRole('heading', { name: 'Receipts' })).toBeVisible();
    await expect(canvas.getByText('Heavy, 900')).toBeVisible();
  },
});
