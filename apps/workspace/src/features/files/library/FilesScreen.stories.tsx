import preview from '@brandroom/stories/preview';
import { silentWav } from '@brandroom/stories/silent-wav';
import { useSearch } from '@tanstack/react-router';
import { expect, screen, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import type { StoryWorld } from '../../../shared/testing/StoryFrame';
import { StoryFrame } from '../../../shared/testing/StoryFrame';
import type { FilesSearch } from './files-search';
import { filesSearch, listInput } from './files-search';
import { FilesScreen } from './FilesScreen';

const meta = preview.meta({
  title: 'Screens/FilesScreen',
  tags: ['!autodocs'],
  component: FilesScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

/** Overlays load after the files. */
const patience = { timeout: 25_000 };
/** The share dialog has its own stories. */
const NoShareDialog = () => null;
const at = (search: FilesSearch) => () => (
  <FilesScreen search={search} ShareDialog={NoShareDialog} />
);

export const Grid = meta.story({
  tags: ['loaded'],
  render: () => <StoryFrame>{at({})}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('60 files found')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(24));
    await expect(canvas.getByText('Page 1 of 3')).toBeVisible();
    await expect(canvas.getByRole('grid', { name: 'Files' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('presentation').length).toBeGreaterThan(0));
  },
});

/** The screen of the address. */
function Addressed() {
  const search = v.parse(filesSearch, useSearch({ strict: false }));
  return <FilesScreen search={search} ShareDialog={NoShareDialog} />;
}

/** The order is kept in the address, for the grid as for the list. */
export const SortedGrid = meta.story({
  render: () => <StoryFrame path="/files">{() => <Addressed />}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const names = () =>
      canvas.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
    const sort = await canvas.findByRole('combobox', { name: 'Sort by' });
    await expect(sort).toHaveDisplayValue('Sort: Newest');
    await waitFor(() => expect(names()).toHaveLength(24));
    await userEvent.selectOptions(sort, 'Sort: Name');
    const alphabet = new Intl.Collator('en', { numeric: true });
    await waitFor(() => expect(names()).toEqual(names().toSorted(alphabet.compare)));
    await userEvent.click(canvas.getByRole('radio', { name: 'List' }));
    const name = await canvas.findByRole('columnheader', { name: 'Name' });
    await expect(name).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(within(name).getByRole('button'));
    const sorted = canvas.getByRole('combobox', { name: 'Sort by' });
    await expect(sorted).toHaveDisplayValue('Sort: Name, reversed');
    await userEvent.selectOptions(sorted, 'Sort: Name');
    await waitFor(() => expect(name).toHaveAttribute('aria-sort', 'ascending'));
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
    const logos = within(await canvas.findByRole('region', { name: 'Logos of this brand' }));
    await expect(logos.getAllByRole('link')).toHaveLength(8);
    await expect(logos.getByRole('link', { name: 'Fernhill primary green.svg' })).toHaveAttribute(
      'href',
      expect.stringContaining('/brand/logos?tab=primary&logo=logo_'),
    );
  },
});

export const OfAnAdmin = meta.story({
  render: () => <StoryFrame as="admin">{at({})}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('60 files found')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Upload Files' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: /^Actions for/ })).toHaveLength(24),
    );
  },
});

export const OfAnEditor = meta.story({
  render: () => <StoryFrame as="editor">{at({})}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('60 files found')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Upload Files' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: /^Actions for/ })).toHaveLength(24),
    );
  },
});

export const OfAViewer = meta.story({
  render: () => <StoryFrame as="viewer">{at({})}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('60 files found')).toBeVisible();
    const why = canvas.getByText('Viewers can’t upload files to this brand.');
    await expect(why).toBeVisible();
    const [download] = await canvas.findAllByRole('button', { name: /^Download / });
    const order = download && why.compareDocumentPosition(download);
    await expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.queryByRole('button', { name: 'Upload Files' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: /^Download / })).toHaveLength(24),
    );
  },
});

export const WithoutDownload = meta.story({
  render: () => (
    <StoryFrame as="viewer" without={/^files\.download$/u}>
      {at({})}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'You can view these files but not download them. Your permissions on this brand don’t let you download files.',
      ),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Download/ })).toBeNull();
  },
});

export const Denied = meta.story({
  render: () => (
    <StoryFrame as="viewer" without={/^files\.view$/u}>
      {at({})}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Permission Denied' }),
    ).toBeVisible();
    await expect(canvas.getByText(/don’t let you view files/)).toBeVisible();
  },
});

export const NothingMatches = meta.story({
  render: () => <StoryFrame>{at({ q: 'nothing like this' })}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No files found' })).toBeVisible();
    await expect(canvas.getByText('No files match your search criteria')).toBeVisible();
  },
});

export const WithATag = meta.story({
  render: () => <StoryFrame path="/?tag=origin">{() => <Addressed />}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('11 files found')).toBeVisible();
    const filter = canvas.getByRole('toolbar', { name: 'Filters' });
    await expect(await within(filter).findByText(/origin \(11\)/)).toBeVisible();
    await userEvent.click(within(filter).getByRole('button', { name: 'Reset Filters' }));
    // It is also announced.
    await waitFor(() => expect(canvas.getAllByText('60 files found')).toHaveLength(2));
    await expect(canvas.getByRole('searchbox', { name: 'Search files' })).toHaveFocus();
  },
});

export const SavingAView = meta.story({
  render: () => (
    <StoryFrame as="viewer" path="/?tag=origin&view=list">
      {() => <Addressed />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('11 files found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save view…' }, patience));
    const dialog = await screen.findByRole('dialog', { name: 'Save view' }, patience);
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Origins');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    const views = await canvas.findByRole('button', { name: 'Views, Origins' }, patience);
    await userEvent.click(views);
    await expect(await screen.findByRole('menuitem', { name: 'Origins' }, patience)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Filters' }));
    await expect(await canvas.findByRole('button', { name: 'Views' })).toBeVisible();
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

/** The newest files of the first brand: a presentation, an image, a PDF, and a text. */
const sample = (serial: string) => `file_1748736000000_${serial}`;

export const ViewingAPicture = meta.story({
  render: () => <StoryFrame>{at({ file: sample('10001m') })}</StoryFrame>,
  play: async () => {
    const name = 'Quiet corner.svg';
    const viewer = await screen.findByRole('dialog', { name }, patience);
    await expect(within(viewer).getByText('2 of 60')).toBeVisible();
    const shows = 'A steaming mug on a table in the morning light of a window';
    await expect(await within(viewer).findByRole('img', { name: shows }, patience)).toBeVisible();
    await expect(within(viewer).getByText('Amelia Hart')).toBeVisible();
    await expect(within(viewer).getByText('morning')).toBeVisible();
    await expect(within(viewer).getByRole('button', { name: 'Edit tags…' })).toBeVisible();
    await expect(await within(viewer).findByRole('link', { name: /Plum crumble/ })).toBeVisible();
  },
});

export const ViewingAPdf = meta.story({
  render: () => <StoryFrame>{at({ file: sample('10001l') })}</StoryFrame>,
  play: async () => {
    const viewer = await screen.findByRole('dialog', { name: 'Keyword report.pdf' }, patience);
    const first = await within(viewer).findByRole('group', { name: /^Page 1 of/ }, patience);
    await expect(
      await within(first).findByText(/What people searched for/, {}, patience),
    ).toBeInTheDocument();
  },
});

export const ViewingAText = meta.story({
  render: () => <StoryFrame>{at({ file: sample('10001j') })}</StoryFrame>,
  play: async () => {
    const name = 'Spring gift card copy.txt';
    const viewer = await screen.findByRole('dialog', { name }, patience);
    await expect(await within(viewer).findByRole('group', { name }, patience)).toBeVisible();
  },
});

/** Makes the newest file one of another type: uploads of it are refused, imports are not. */
const withFirst = (name: string, bytes: Blob) => async (world: StoryWorld) => {
  const { services, brandId } = world;
  if (!brandId) return;
  const { client, api, queryClient } = services;
  const input = listInput(brandId, {});
  const { items, total } = await client.files.list(input);
  const [first, ...others] = items;
  if (!first) throw new Error('The samples have files.');
  const file = { ...first, name, fileType: bytes.type };
  queryClient.setQueryData(api.files.list.queryKey({ input }), { items: [file, ...others], total });
  const { id, version } = first;
  queryClient.setQueryData(api.files.preview.queryKey({ input: { id, version } }), bytes);
};

export const ViewingASound = meta.story({
  render: () => (
    <StoryFrame before={withFirst('Jingle.wav', silentWav())}>
      {at({ file: sample('10001n') })}
    </StoryFrame>
  ),
  play: async () => {
    const viewer = await screen.findByRole('dialog', { name: 'Jingle.wav' }, patience);
    const player = await within(viewer).findByLabelText<HTMLAudioElement>('Jingle.wav');
    await expect(player.controls).toBe(true);
    await waitFor(() => expect(player.duration).toBe(1));
  },
});

export const ViewingAVideoThatCannotBePlayed = meta.story({
  render: () => (
    <StoryFrame before={withFirst('Opening.mp4', new Blob(['no film'], { type: 'video/mp4' }))}>
      {at({ file: sample('10001n') })}
    </StoryFrame>
  ),
  play: async () => {
    const viewer = await screen.findByRole('dialog', { name: 'Opening.mp4' }, patience);
    const said = await within(viewer).findByText('This video can’t be played', {}, patience);
    await expect(said).toBeVisible();
    await expect(within(viewer).getByRole('button', { name: 'Download' })).toBeVisible();
  },
});

export const ViewingWithoutPreview = meta.story({
  render: () => <StoryFrame>{at({ file: sample('10001n') })}</StoryFrame>,
  play: async () => {
    const viewer = await screen.findByRole(
      'dialog',
      { name: 'Presentation template.pptx' },
      patience,
    );
    await expect(within(viewer).getByText('PPTX files can’t be shown here')).toBeVisible();
    await expect(within(viewer).getByRole('button', { name: 'Download' })).toBeVisible();
  },
});

export const ViewingAnUnknownFile = meta.story({
  render: () => <StoryFrame>{at({ file: 'nothing like this' })}</StoryFrame>,
  play: async () => {
    const viewer = await screen.findByRole('dialog', { name: 'File not found' }, patience);
    await expect(
      within(viewer).getByRole('button', { name: 'Back to File Library' }),
    ).toBeVisible();
  },
});

let foreignFile = '';
export const ViewingAFileOfAnotherBrand = meta.story({
  render: () => (
    <StoryFrame
      before={async ({ brandId, services: { client } }) => {
        const other = (await client.brands.list()).find(({ id }) => id !== brandId);
        if (!other) return;
        const input = { brandId: other.id, tab: 'all', offset: 0, limit: 1 } as const;
        foreignFile = (await client.files.list(input)).items[0]?.id ?? '';
      }}
    >
      {() => at({ file: foreignFile })()}
    </StoryFrame>
  ),
  play: async () => {
    await expect(
      await screen.findByRole('dialog', { name: 'File not found' }, patience),
    ).toBeVisible();
    await expect(foreignFile).not.toBe('');
  },
});

export const ViewingFails = meta.story({
  render: () => (
    <StoryFrame simulation={{ fail: ['files.preview'] }}>
      {at({ file: sample('10001m') })}
    </StoryFrame>
  ),
  play: async () => {
    const viewer = await screen.findByRole('dialog', { name: 'Quiet corner.svg' }, patience);
    await expect(
      await within(viewer).findByRole('button', { name: 'Try again' }, patience),
    ).toBeVisible();
  },
});
