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
import { keepBytes } from '../upload/upload-bytes';
import { uploadQueue } from '../upload/upload-queue';

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
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(24);
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
    const why = canvas.getByText('Viewers can’t upload files to this brand.');
    await expect(why).toBeVisible();
    const [download] = canvas.getAllByRole('button', { name: /^Download / });
    const order = download && why.compareDocumentPosition(download);
    await expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.queryByRole('button', { name: 'Upload Files' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
    await expect(canvas.getAllByRole('button', { name: /^Download / })).toHaveLength(24);
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

/** The world of the story that is shown. */
let shown: StoryWorld;
const keepWorld = async (world: StoryWorld) => {
  shown = world;
};

export const DeletingWithoutUsage = meta.story({
  render: () => (
    <StoryFrame simulation={{ fail: ['files.usage'] }} before={keepWorld}>
      {at({})}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const menu = { name: 'Actions for Quiet corner.svg' };
    await userEvent.click(await canvas.findByRole('button', menu));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete…' }, patience));
    const question = await screen.findByRole('alertdialog', {}, patience);
    const unknown = await within(question).findByText('Usage couldn’t be loaded');
    await expect(unknown).toBeVisible();
    const again = within(question).getByRole('button', { name: 'Try again' });
    await userEvent.click(again);
    await expect(unknown).toBeVisible();
    await expect(again).toHaveFocus();
    shown.simulate({});
    await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(again);
    await expect(
      await within(question).findByText(/^Quiet corner.svg is used in 1 place/),
    ).toBeVisible();
    await waitFor(() => expect(question).toHaveFocus());
  },
});

export const DeletingManyWithoutUsage = meta.story({
  render: () => (
    <StoryFrame simulation={{ fail: ['files.usage'] }} before={keepWorld}>
      {at({ view: 'list' })}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const first = { name: 'Select Quiet corner.svg' };
    await userEvent.click(await canvas.findByRole('checkbox', first, patience));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Keyword report.pdf' }));
    const bar = screen.getByRole('group', { name: 'Selected files' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Delete…' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete 2 files?' }, patience);
    const unknown = await within(question).findByText('Usage couldn’t be loaded');
    await expect(unknown).toBeVisible();
    shown.simulate({});
    await userEvent.click(within(question).getByRole('button', { name: 'Try again' }));
    await expect(
      await within(question).findByText('Quiet corner.svg: used in 1 place'),
    ).toBeVisible();
    await waitFor(() => expect(question).toHaveFocus());
  },
});

export const EditingTags = meta.story({
  render: () => <StoryFrame as="editor">{at({})}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const name = 'Actions for Quiet corner.svg';
    await userEvent.click(await canvas.findByRole('button', { name }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit tags…' }, patience));
    const title = 'Tags of Quiet corner.svg';
    const dialog = await screen.findByRole('dialog', { name: title }, patience);
    await expect(
      within(dialog).getByRole('button', { name: 'Remove tag morning' }),
    ).toBeInTheDocument();
    const field = within(dialog).getByRole('textbox', { name: 'Tags' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'dri');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Add tag drinks' }));
    await userEvent.type(field, 'DRINKS{Enter}');
    await expect(field).toHaveAccessibleDescription(/DRINKS is there already/);
    await userEvent.clear(field);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name })).toHaveFocus();
  },
});

export const TagsNotSaved = meta.story({
  render: () => <StoryFrame simulation={{ fail: ['files.update'] }}>{at({})}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const name = 'Actions for Quiet corner.svg';
    await userEvent.click(await canvas.findByRole('button', { name }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit tags…' }, patience));
    const title = 'Tags of Quiet corner.svg';
    const dialog = await screen.findByRole('dialog', { name: title }, patience);
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Tags' }), 'new{Enter}');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    await expect(await within(dialog).findByText(/That did not work/)).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: 'Remove tag new' })).toBeVisible();
  },
});

export const TaggingMany = meta.story({
  render: () => <StoryFrame>{at({ view: 'list' })}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const first = { name: 'Select Quiet corner.svg' };
    await userEvent.click(await canvas.findByRole('checkbox', first, patience));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Keyword report.pdf' }));
    const bar = screen.getByRole('group', { name: 'Selected files' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Add tags…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add tags to 2 files' }, patience);
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Tags' }), 'autumn, people');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add tags' }));
    await expect(await canvas.findByText('people, morning, autumn', {}, patience)).toBeVisible();
    await expect(canvas.getByText('reports, autumn, people')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, patience));
    await waitFor(() => expect(canvas.queryByText(/autumn/)).toBeNull(), patience);
    await expect(canvas.getAllByText('reports')).toHaveLength(2);
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

/** Uploads go on for the whole story: the simulated backend does not answer. */
export const AddingWhileUploading = meta.story({
  render: () => <StoryFrame simulation={{ latency: 10 }}>{at({})}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload Files' }));
    const dialog = await screen.findByRole('dialog', { name: 'Upload Files' }, patience);
    const choose = within(dialog).getByRole('button', { name: 'Select files' });
    const filesOf = (...names: string[]) => {
      const files = new DataTransfer();
      for (const name of names) files.items.add(new File(['%PDF-1.4\n%%EOF\n'], name));
      return files;
    };
    const pick = (files: DataTransfer) => {
      const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
      if (input) input.files = files.files;
      input?.dispatchEvent(new Event('change', { bubbles: true }));
    };
    const happening = { bubbles: true, cancelable: true };
    const row = (name: string) => within(dialog).findByRole('progressbar', { name });

    pick(filesOf('first.pdf', 'run.exe'));
    await expect(await row('first.pdf')).toHaveTextContent('0%');
    await expect(choose).toBeEnabled();
    pick(filesOf('chosen.pdf'));
    await expect(await row('chosen.pdf')).toHaveTextContent('Waiting');
    const dropped = { ...happening, dataTransfer: filesOf('dropped.pdf') };
    choose.parentElement?.dispatchEvent(new DragEvent('drop', dropped));
    await expect(await row('dropped.pdf')).toHaveTextContent('Waiting');
    const pasted = { ...happening, clipboardData: filesOf('pasted.pdf') };
    choose.dispatchEvent(new ClipboardEvent('paste', pasted));
    await expect(await row('pasted.pdf')).toHaveTextContent('Waiting');
    await expect(within(dialog).getByRole('alert')).toHaveTextContent(/^run.exe/);
    const rows = within(dialog).getAllByRole('progressbar');
    await expect(rows).toHaveLength(4);
    await expect(rows.at(-1)).toHaveAccessibleName('pasted.pdf');
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

/** Nobody looks at the queue while it fails. */
export const UploadFailsInTheBackground = meta.story({
  render: () => (
    <StoryFrame simulation={{ fail: ['files.upload'] }} before={keepWorld}>
      {at({})}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('60 files found');
    const { services, brandId, simulate } = shown;
    if (!brandId) throw new Error('No brand is shown.');
    const file = new File(['%PDF-1.4\n%%EOF\n'], 'brief.pdf');
    await keepBytes('brief', file);
    const { name, size, type } = file;
    const queue = uploadQueue(services, brandId);
    queue.send({ type: 'ADD', files: [{ handle: 'brief', name, size, type }] });
    const failed = { name: /^brief.pdf was not uploaded/ };
    const toast = await screen.findByRole('alertdialog', failed, patience);
    simulate({});
    await userEvent.click(within(toast).getByRole('button', { name: 'Try again' }));
    const stored = { name: '1 file uploaded' };
    await expect(await screen.findByRole('alertdialog', stored, patience)).toBeVisible();
  },
});

/** Returns the handles of the files that wait in the browser's own file system. */
async function keptHandles(): Promise<string[]> {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle('uploads', { create: true });
  const handles: string[] = [];
  for await (const handle of folder.keys()) handles.push(handle);
  return handles;
}

/** Each upload is given up in another moment: while its file is being stored, and after that. */
export const GivenUp = meta.story({
  render: () => <StoryFrame before={keepWorld}>{at({})}</StoryFrame>,
  play: async ({ canvas }) => {
    await canvas.findByText('60 files found');
    const { services, brandId, simulate } = shown;
    if (!brandId) throw new Error('No brand is shown.');
    simulate({ latency: 10 });
    const queue = uploadQueue(services, brandId);
    const file = new File([new Uint8Array(5_000_000)], 'brief.pdf');
    const { name, size, type } = file;
    for (const [handle, moment] of Object.entries({ early: 0, amid: 5, late: 1000 })) {
      const isKept = keepBytes(handle, file);
      queue.send({ type: 'ADD', files: [{ handle, name, size, type }] });
      await Promise.race([isKept, new Promise((resolve) => setTimeout(resolve, moment))]);
      queue.send({ type: 'CANCEL', handle });
      queue.send({ type: 'REMOVE', handle });
      await isKept;
      await waitFor(async () => expect(await keptHandles()).not.toContain(handle));
    }
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

export const Replacing = meta.story({
  render: () => (
    <StoryFrame as="editor" path={`/?file=${sample('10001m')}`}>
      {() => <Addressed />}
    </StoryFrame>
  ),
  play: async ({ userEvent }) => {
    const viewer = await screen.findByRole('dialog', { name: 'Quiet corner.svg' }, patience);
    await expect(await within(viewer).findByText('This file was never replaced.')).toBeVisible();
    await userEvent.click(within(viewer).getByRole('button', { name: /^Actions for/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Replace…' }, patience));
    const title = 'Replace Quiet corner.svg';
    const dialog = await screen.findByRole('dialog', { name: title }, patience);
    const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
    const give = (file: File) => {
      const files = new DataTransfer();
      files.items.add(file);
      if (input) input.files = files.files;
      input?.dispatchEvent(new Event('change', { bubbles: true }));
    };
    give(new File(['%PDF-1.4\n%%EOF\n'], 'brief.pdf'));
    await expect(await within(dialog).findByText(/File type must be one of/)).toBeVisible();
    const circle = '<svg xmlns="http://www.w3.org/2000/svg"><circle r="4"/></svg>';
    give(new File([circle], 'redrawn.svg'));
    await waitFor(() => expect(dialog).not.toBeInTheDocument(), patience);
    await expect(await within(viewer).findByText(/^Version 1 · Quiet corner.svg/)).toBeVisible();
    await userEvent.click(within(viewer).getByRole('button', { name: 'Restore version 1' }));
    await expect(await within(viewer).findByText(/^Version 2 · Quiet corner.svg/)).toBeVisible();
    const undo = { name: /^Undo: Version 1 of / };
    await userEvent.click(await screen.findByRole('button', undo, patience));
    await expect(await within(viewer).findByText(/^Version 3 · Quiet corner.svg/)).toBeVisible();
  },
});

export const NotReplaced = meta.story({
  render: () => (
    <StoryFrame simulation={{ fail: ['files.replace'] }} before={keepWorld}>
      {at({})}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const menu = { name: 'Actions for Quiet corner.svg' };
    await userEvent.click(await canvas.findByRole('button', menu));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Replace…' }, patience));
    const dialog = await screen.findByRole('dialog', { name: /^Replace/ }, patience);
    const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
    const files = new DataTransfer();
    const circle = '<svg xmlns="http://www.w3.org/2000/svg"><circle r="4"/></svg>';
    files.items.add(new File([circle], 'redrawn.svg'));
    if (input) input.files = files.files;
    input?.dispatchEvent(new Event('change', { bubbles: true }));
    await expect(await within(dialog).findByText('redrawn.svg was not uploaded')).toBeVisible();
    shown.simulate({});
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument(), patience);
  },
});

export const RenamingInTheViewer = meta.story({
  render: () => (
    <StoryFrame as="editor" path={`/?file=${sample('10001m')}`}>
      {() => <Addressed />}
    </StoryFrame>
  ),
  play: async ({ userEvent }) => {
    const viewer = await screen.findByRole('dialog', { name: 'Quiet corner.svg' }, patience);
    const more = within(viewer).getByRole('button', { name: /^Actions for/ });
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename…' }, patience));
    const title = 'Rename Quiet corner.svg';
    const dialog = await screen.findByRole('dialog', { name: title }, patience);
    await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveFocus());
    // Only the name is selected, so that its extension stays.
    await userEvent.keyboard('Window seat{Enter}');
    await waitFor(() => expect(viewer).toHaveAccessibleName('Window seat.svg'), patience);
    await waitFor(() => expect(more).toHaveFocus());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(viewer).toHaveAccessibleName('Quiet corner.svg'), patience);
  },
});

export const DescribingAPicture = meta.story({
  render: () => (
    <StoryFrame as="editor" path={`/?file=${sample('10001m')}`}>
      {() => <Addressed />}
    </StoryFrame>
  ),
  play: async ({ userEvent }) => {
    const viewer = await screen.findByRole('dialog', { name: 'Quiet corner.svg' }, patience);
    await userEvent.click(within(viewer).getByRole('button', { name: /^Actions for/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Alt text…' }, patience));
    const title = 'Alt text of Quiet corner.svg';
    const dialog = await screen.findByRole('dialog', { name: title }, patience);
    const field = within(dialog).getByRole('textbox', { name: /^Alt text/ });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.type(field, 'An empty chair at a window');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument(), patience);
    await expect(
      await within(viewer).findByRole('img', { name: 'An empty chair at a window' }),
    ).toBeVisible();
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

/** After the last file of a page is deleted, the viewer shows the next one. */
export const DeletingInTheViewer = meta.story({
  render: () => <StoryFrame path={`/?file=${sample('100010')}`}>{() => <Addressed />}</StoryFrame>,
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('24 of 60', {}, patience)).toBeVisible();
    const viewer = screen.getByRole('dialog');
    const next = within(viewer).getByRole('button', { name: 'Next file' });
    await waitFor(() => expect(next).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(within(viewer).getByRole('button', { name: /^Actions for/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete…' }, patience));
    const question = await screen.findByRole('alertdialog', {}, patience);
    await userEvent.click(within(question).getByRole('button', { name: /^Delete/ }));
    await expect(await screen.findByText('24 of 59', {}, patience)).toBeVisible();
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

export const DeletingMany = meta.story({
  render: () => <StoryFrame>{at({})}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Quiet corner.svg' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Keyword report.pdf' }));
    const bar = screen.getByRole('group', { name: 'Selected files' });
    await expect(within(bar).getByText('2 selected')).toBeVisible();
    await expect(within(bar).getByRole('button', { name: 'Download ZIP' })).toBeVisible();
    await userEvent.click(within(bar).getByRole('button', { name: 'Delete…' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete 2 files?' }, patience);
    const usage = await within(question).findByText('Quiet corner.svg: used in 1 place');
    await waitFor(() => expect(usage).toBeVisible());
    await userEvent.click(within(question).getByRole('button', { name: 'Delete 2 files' }));
    await expect(await canvas.findByText('58 files found')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: 'Spring subscription hero.png' })).toHaveFocus(),
    );
  },
});

export const ArchiveNotMade = meta.story({
  render: () => (
    <StoryFrame simulation={{ fail: ['files.download'] }} before={keepWorld}>
      {at({ view: 'list' })}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const first = { name: 'Select Quiet corner.svg' };
    await userEvent.click(await canvas.findByRole('checkbox', first, patience));
    const bar = screen.getByRole('group', { name: 'Selected files' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Download ZIP' }));
    const failed = { name: '0 of 1 file downloaded' };
    const toast = await screen.findByRole('alertdialog', failed, patience);
    shown.simulate({});
    await userEvent.click(within(toast).getByRole('button', { name: 'Try again' }));
    const done = { name: '1 file downloaded' };
    await expect(await screen.findByRole('alertdialog', done, patience)).toBeVisible();
  },
});
