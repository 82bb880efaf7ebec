import preview from '@brandroom/stories/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { StoryFrame } from '../../shared/testing/StoryFrame';
import { BrandsScreen } from './BrandsScreen';

const meta = preview.meta({
  title: 'Screens/BrandsScreen',
  // Everyone who is signed in may open it.
  tags: ['!autodocs', 'never-denied'],
  component: BrandsScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

const brands = () => <BrandsScreen />;

export const Loaded = meta.story({
  render: () => <StoryFrame as="admin">{brands}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: 'Your brands' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    // Storybook's act loses a dialog that is still loading when it is opened.
    await import('./BrandDialog');
    await expect(await list.findByText('Current')).toBeVisible();
    list.getByRole('button', { name: 'Edit Tidewell Clinics' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Tidewell Clinics' }));
    const name = dialog.getByRole('textbox', { name: 'Brand name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Tidewell');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    const edit = await list.findByRole('button', { name: 'Edit Tidewell' });
    await waitFor(() => expect(edit).toHaveFocus());
  },
});

export const Created = meta.story({
  render: () => <StoryFrame as="admin">{brands}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: 'New brand' });
    await import('./BrandDialog');
    await userEvent.click(add);
    const dialog = within(await screen.findByRole('dialog', { name: 'New brand' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create brand' }));
    await expect(await dialog.findByText('Enter a name for the brand.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Brand name' }), 'Northlight');
    await userEvent.click(dialog.getByRole('button', { name: 'Create brand' }));
    await expect(await canvas.findByRole('heading', { name: 'Northlight' })).toBeVisible();
    await waitFor(() => expect(add).toHaveFocus());
  },
});

export const OfAnEditor = meta.story({
  render: () => <StoryFrame as="editor">{brands}</StoryFrame>,
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Your brands' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    await expect(list.queryByRole('button', { name: /^Edit/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'New brand' })).toBeNull();
  },
});

export const OfAViewer = meta.story({
  render: () => <StoryFrame as="viewer">{brands}</StoryFrame>,
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Your brands' }));
    await expect(list.getByRole('button', { name: 'Open Fernhill Coffee' })).toBeVisible();
    await expect(list.getByText('Current')).toBeVisible();
  },
});

export const Empty = meta.story({
  render: () => (
    <StoryFrame
      as="viewer"
      before={async ({ services, user }) => {
        // As after the last access was withdrawn.
        services.queryClient.setQueryData(services.api.brands.list.queryKey(), []);
        services.auth.send({ type: 'USER_CHANGED', user: { ...user, brandAccess: [] } });
      }}
      brand="none"
    >
      {brands}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No brands yet' })).toBeVisible();
    await expect(canvas.getByText(/Ask a brand manager to invite you/)).toBeVisible();
  },
});

export const Loading = meta.story({
  render: () => <StoryFrame simulation={{ latency: 10 }}>{brands}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Loading Brands' })).toBeVisible();
  },
});

export const Failed = meta.story({
  render: () => <StoryFrame simulation={{ fail: ['brands.list'] }}>{brands}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
