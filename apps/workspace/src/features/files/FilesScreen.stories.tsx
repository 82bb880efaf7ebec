import preview from '@brandroom/stories/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { WorkspaceProvider } from '../../shared/brand/workspace';
import type { StoryWorld } from '../../shared/testing/StoryFrame';
import { StoryFrame } from '../../shared/testing/StoryFrame';
import type { FilesSearch } from './files-search';
import { FilesScreen } from './FilesScreen';

const meta = preview.meta({
  title: 'Screens/FilesScreen',
  tags: ['!autodocs'],
  component: FilesScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

/** What opens is loaded after the files. */
const patience = { timeout: 10_000 };
const at = (search: FilesSearch) => () => <FilesScreen search={search} />;

export const Grid = meta.story({
  tags: ['loaded'],
  render: () => <StoryFrame>{at({})}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('60 files found')).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(24);
    await expect(canvas.getByText('Page 1 of 3')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('presentation').length).toBeGreaterThan(0));
  },
});

export const List = meta.story({
  render: () => (
    <StoryFrame>{at({ view: 'list', orderBy: 'name', direction: 'ascending' })}</StoryFrame>
  ),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('columnheader', { name: 'Name' });
    await expect(name).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getAllByRole('row')).toHaveLength(25);
  },
});

export const BrandAssets = meta.story({
  render: () => <StoryFrame as="editor">{at({ tab: 'brandAssets' })}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Brand Assets' })).toBeChecked();
    await expect(await canvas.findByText(/files found$/)).toBeVisible();
  },
});

export const OfAnAdmin = meta.story({
  render: () => <StoryFrame as="admin">{at({})}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('60 files found')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Upload Files' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Actions for/ })).toHaveLength(24);
  },
});

export const OfAnEditor = meta.story({
  render: () => <StoryFrame as="editor">{at({})}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('60 files found')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Upload Files' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Actions for/ })).toHaveLength(24);
  },
});

export const OfAViewer = meta.story({
  render: () => <StoryFrame as="viewer">{at({})}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('60 files found')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Upload Files' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
    await expect(canvas.getAllByRole('button', { name: /^Download / })).toHaveLength(24);
  },
});

/** A viewer of the first brand whose custom permissions withdraw a flag of files. */
function without(flag: 'view' | 'download') {
  return function Withdrawn({ user, brandId }: StoryWorld) {
    const brandAccess = user.brandAccess.map((access) => {
      const files = { files: { ...access.permissions.files.files, [flag]: false } };
      return { ...access, permissions: { ...access.permissions, files } };
    });
    return (
      <WorkspaceProvider value={{ user: { ...user, brandAccess }, brandId, brand: null }}>
        <FilesScreen search={{}} />
      </WorkspaceProvider>
    );
  };
}

export const WithoutDownload = meta.story({
  render: () => <StoryFrame as="viewer">{without('download')}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'You can look at these files, not download them. Needs the download right on this brand; you are Viewer with custom permissions.',
      ),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Download/ })).toBeNull();
  },
});

export const Denied = meta.story({
  render: () => <StoryFrame as="viewer">{without('view')}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Permission Denied' }),
    ).toBeVisible();
    await expect(canvas.getByText(/^Needs the view right on this brand/)).toBeVisible();
  },
});

export const NothingMatches = meta.story({
  render: () => <StoryFrame>{at({ q: 'nothing like this' })}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No files found' })).toBeVisible();
    await expect(canvas.getByText('No files match your search criteria')).toBeVisible();
  },
});

export const Empty = meta.story({
  render: () => <StoryFrame brand="empty">{at({})}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No files found' })).toBeVisible();
    await expect(canvas.getByText('Upload files to get started')).toBeVisible();
  },
});

export const Loading = meta.story({
  render: () => <StoryFrame simulation={{ latency: 10 }}>{at({})}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Loading files' })).toBeVisible();
  },
});

export const Failed = meta.story({
  render: () => <StoryFrame simulation={{ fail: ['files.list'] }}>{at({})}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search files' })).toBeVisible();
  },
});

export const NoBrand = meta.story({
  render: () => <StoryFrame brand="none">{at({})}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please select a brand to view files.')).toBeVisible();
  },
});

export const Deleting = meta.story({
  render: () => <StoryFrame>{at({})}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Actions for/ });
    await userEvent.click(first ?? document.body);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete…' }, patience));
    const name = 'Are you sure you want to delete this file?';
    const question = await screen.findByRole('alertdialog', { name }, patience);
    const usage = await within(question).findByText(/ is (not )?used in /);
    await waitFor(() => expect(usage).toBeVisible());
    await expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
});

export const Uploading = meta.story({
  render: () => <StoryFrame>{at({})}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload Files' }));
    const dialog = await screen.findByRole('dialog', { name: 'Upload Files' }, patience);
    const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
    const files = new DataTransfer();
    files.items.add(new File(['MZ'], 'run.exe'));
    files.items.add(new File(['%PDF-1.4\n%%EOF\n'], 'brief.pdf'));
    if (input) input.files = files.files;
    input?.dispatchEvent(new Event('change', { bubbles: true }));
    const alert = within(dialog).getByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent(/^run.exe: File type must be one of/));
    const progress = await within(dialog).findByRole('progressbar', { name: 'brief.pdf' });
    await waitFor(() => expect(progress).toHaveAttribute('aria-valuenow', '100'));
  },
});

export const UploadFails = meta.story({
  render: () => <StoryFrame simulation={{ fail: ['files.upload'] }}>{at({})}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload Files' }));
    const dialog = await screen.findByRole('dialog', { name: 'Upload Files' }, patience);
    const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
    const files = new DataTransfer();
    files.items.add(new File(['%PDF-1.4\n%%EOF\n'], 'brief.pdf'));
    if (input) input.files = files.files;
    input?.dispatchEvent(new Event('change', { bubbles: true }));
    const again = await within(dialog).findByRole('button', { name: 'Upload brief.pdf again' });
    await waitFor(() => expect(again).toBeVisible());
    await expect(within(dialog).getByText('That did not work.')).toBeVisible();
  },
});
