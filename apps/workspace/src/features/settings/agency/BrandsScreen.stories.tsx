import preview from '@brandroom/stories/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { userEvent as userEventType } from 'storybook/test';

import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { BrandsScreen } from './BrandsScreen';

const meta = preview.meta({
  title: 'Screens/BrandsScreen',
  // Every signed-in person may open it.
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
    // Preloaded, because Storybook's act misses a dialog that is still loading when it opens.
    await import('./BrandDialog');
    await expect(await list.findByText('Current')).toBeVisible();
    list.getByRole('button', { name: 'Edit Tidewell Clinics' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Tidewell Clinics' }));
    const name = dialog.getByRole('textbox', { name: 'Brand name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'fernhill  coffee{Enter}');
    await waitFor(() => expect(name).toBeInvalid());
    await expect(name).toHaveAccessibleDescription(
      'Another brand has this name. Enter a different one.',
    );
    await userEvent.clear(name);
    await userEvent.type(name, 'Tidewell');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    const edit = await list.findByRole('button', { name: 'Edit Tidewell' });
    await waitFor(() => expect(edit).toHaveFocus());
  },
});

const quickBuildDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Create New Brand' }));

export const Created = meta.story({
  render: () => <StoryFrame as="admin">{brands}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: 'Create New Brand' });
    await Promise.all([
      import('./BrandDialog'),
      import('../../../shared/new-brand/NewBrandDialog'),
    ]);
    await userEvent.click(add);
    const choice = within(await screen.findByRole('dialog', { name: 'Create New Brand' }));
    await userEvent.click(choice.getByRole('button', { name: 'Start Building' }));
    const named = () => screen.findByRole('dialog', { name: 'New brand' });
    await userEvent.type(
      within(await named()).getByRole('textbox', { name: 'Brand name' }),
      'North{Escape}',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(add);
    const again = await quickBuildDialog();
    await userEvent.type(again.getByRole('textbox', { name: 'Website URL' }), 'north');
    await userEvent.click(again.getByRole('button', { name: 'Start Building' }));
    const dialog = within(await named());
    await userEvent.click(dialog.getByRole('button', { name: 'Create brand' }));
    await expect(await dialog.findByText('Enter a name for the brand.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Brand name' }), 'Northlight');
    await userEvent.click(dialog.getByRole('button', { name: 'Create brand' }));
    await expect(await canvas.findByRole('heading', { name: 'Northlight' })).toBeVisible();
    await waitFor(() => expect(add).toHaveFocus());
  },
});

export const BuiltFromAnAddress = meta.story({
  render: () => <StoryFrame path="/settings/brands?create=choice">{brands}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await import('../../../shared/new-brand/NewBrandDialog');
    const dialog = await quickBuildDialog();
    const url = dialog.getByRole('textbox', { name: 'Website URL' });
    await userEvent.type(url, 'north light{Enter}');
    await expect(await dialog.findByText('Enter a web address like example.com.')).toBeVisible();
    await expect(url).toHaveFocus();
    await userEvent.clear(url);
    await userEvent.type(url, 'www.north-light.com{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'North Light' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await screen.findByText('North Light is ready')).toBeVisible();
  },
});

export const AddressDiscarded = meta.story({
  render: () => <StoryFrame path="/settings/brands?create=choice">{brands}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await import('../../../shared/new-brand/NewBrandDialog');
    const dialog = await quickBuildDialog();
    const url = dialog.getByRole('textbox', { name: 'Website URL' });
    await userEvent.type(url, 'fernhill.org{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(url).toHaveFocus());
    await expect(url).toHaveValue('fernhill.org');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Create New Brand' })).toHaveFocus(),
    );
  },
});

/** Slow enough to press a button while it builds. */
const slowly = () => (
  <StoryFrame path="/settings/brands?create=choice" simulation={{ latency: 20 }}>
    {brands}
  </StoryFrame>
);

async function building(userEvent: Pick<typeof userEventType, 'type'>) {
  await import('../../../shared/new-brand/NewBrandDialog');
  const dialog = await quickBuildDialog();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Website URL' }), 'fernhill.org{Enter}');
  const bar = await dialog.findByRole('progressbar', { name: 'Scanning Website...' });
  return { dialog, bar };
}

export const Building = meta.story({
  render: slowly,
  play: async ({ userEvent }) => {
    const { dialog, bar } = await building(userEvent);
    await expect(bar).toHaveAttribute('aria-valuetext', expect.stringMatching(/^[0-4] of 5$/u));
    const cancel = dialog.getByRole('button', { name: 'Cancel Quick Build' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep building' }));
    await waitFor(() => expect(cancel).toHaveFocus());
    await expect(bar).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByRole('textbox', { name: 'Website URL' })).toHaveValue(
      'fernhill.org',
    );
  },
});

export const BuildCanceledOnClosing = meta.story({
  render: slowly,
  play: async ({ userEvent }) => {
    await building(userEvent);
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Cancel Quick Build?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel Quick Build' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const NotBuilt = meta.story({
  render: () => (
    <StoryFrame path="/settings/brands?create=choice" simulation={{ fail: ['quickBuild.build'] }}>
      {brands}
    </StoryFrame>
  ),
  play: async ({ userEvent }) => {
    await import('../../../shared/new-brand/NewBrandDialog');
    const dialog = await quickBuildDialog();
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'Website URL' }),
      'fernhill.org{Enter}',
    );
    await expect(await dialog.findByText('The brand could not be built')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Website URL' })).toHaveValue('fernhill.org');
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Archived = meta.story({
  render: () => <StoryFrame as="manager">{brands}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Archive Voltaro Cycles' }));
    const archived = within(await canvas.findByRole('list', { name: 'Archived brands' }));
    await expect(archived.getByRole('heading', { name: 'Voltaro Cycles' })).toBeVisible();
    const list = within(canvas.getByRole('list', { name: 'Your brands' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(1);
    // The last brand in use cannot be archived.
    await expect(list.queryByRole('button', { name: /^Archive/ })).toBeNull();
    await userEvent.click(archived.getByRole('button', { name: 'Restore Voltaro Cycles' }));
    const edit = await list.findByRole('button', { name: 'Edit Voltaro Cycles' });
    await waitFor(() => expect(edit).toHaveFocus());
    await expect(canvas.queryByRole('list', { name: 'Archived brands' })).toBeNull();
  },
});

export const CurrentArchived = meta.story({
  render: () => <StoryFrame as="manager">{brands}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const archive = await canvas.findByRole('button', { name: 'Archive Fernhill Coffee' });
    await userEvent.click(archive);
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Undo: Fernhill Coffee archived' }),
    );
    await expect(await screen.findByText('Now working with Fernhill Coffee')).toBeInTheDocument();
  },
});

export const OfAnEditor = meta.story({
  render: () => <StoryFrame as="editor">{brands}</StoryFrame>,
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Your brands' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    await expect(list.queryByRole('button', { name: /^Edit/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Create New Brand' })).toBeNull();
  },
});

export const OfAViewer = meta.story({
  render: () => <StoryFrame as="viewer">{brands}</StoryFrame>,
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Your brands' }));
    await expect(list.getByRole('button', { name: 'Open Fernhill Coffee' })).toBeVisible();
    await expect(list.getByText('Current')).toBeVisible();
    await expect(canvas.getByText('Only admins can create brands.')).toBeVisible();
  },
});

export const Empty = meta.story({
  render: () => (
    <StoryFrame
      as="viewer"
      before={async ({ services, user }) => {
        // Simulates the withdrawal of the person's last access.
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
