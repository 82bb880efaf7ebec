import preview from '@brandroom/stories/preview';
import { useSearch } from '@tanstack/react-router';
import type { userEvent as userEventType } from 'storybook/test';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import type { StoryWorld } from '../../../shared/testing/StoryFrame';
import { DeleteManyDialog } from '../../../shared/selection/selection-parts';
import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { filesSearch } from './files-search';
import { FilesScreen } from './FilesScreen';
import { FileDialogs } from './library-parts';
import { keepBytes } from '../upload/upload-bytes';
import { uploadQueue } from '../upload/upload-queue';

/** Files are deleted, tagged, uploaded, replaced and renamed. */
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

/** The screen of the address. */
function Addressed() {
  const search = v.parse(filesSearch, useSearch({ strict: false }));
  return <FilesScreen search={search} ShareDialog={NoShareDialog} />;
}
const library = () => <Addressed />;

/** The address of the viewer with a file of the samples. */
const viewing = (serial: string) => `/?file=file_1748736000000_${serial}`;

type User = Pick<typeof userEventType, 'click'>;

/** Chooses an action from the menu of a file. */
async function act(userEvent: User, menu: HTMLElement, name: string): Promise<void> {
  await userEvent.click(menu);
  await userEvent.click(await screen.findByRole('menuitem', { name }, patience));
}

/** Selects files, and returns the bar that says so. */
async function select(userEvent: User, ...names: string[]): Promise<HTMLElement> {
  for (const name of names) {
    const box = await screen.findByRole('checkbox', { name: `Select ${name}` }, patience);
    await userEvent.click(box);
  }
  return screen.getByRole('group', { name: 'Selected files' });
}

async function openUpload(userEvent: User): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: 'Upload Files' }));
  return screen.findByRole('dialog', { name: 'Upload Files' }, patience);
}

const pdf = (name: string) => new File(['%PDF-1.4\n%%EOF\n'], name);
const redrawn = () =>
  new File(['<svg xmlns="http://www.w3.org/2000/svg"><circle r="4"/></svg>'], 'redrawn.svg');

function filesOf(...files: File[]): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
}

function chooseFiles(dialog: HTMLElement, ...files: File[]): void {
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
  if (input) input.files = filesOf(...files).files;
  input?.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The world of the story that is shown. */
let shown: StoryWorld;
const keepWorld = async (world: StoryWorld) => {
  shown = world;
};

/** The library with an operation that fails until the story says otherwise. */
const failing = (operation: string) => (
  <StoryFrame simulation={{ fail: [operation] }} before={keepWorld}>
    {library}
  </StoryFrame>
);

export const Deleting = meta.story({
  render: () => <StoryFrame>{library}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Actions for/ });
    await act(userEvent, first ?? document.body, 'Delete…');
    const name = 'Are you sure you want to delete this file?';
    const question = await screen.findByRole('alertdialog', { name }, patience);
    const usage = await within(question).findByText(/ is (not )?used in /);
    await waitFor(() => expect(usage).toBeVisible());
    await expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
});

export const DeletingWithoutUsage = meta.story({
  render: () => failing('files.usage'),
  play: async ({ canvas, userEvent }) => {
    const menu = { name: 'Actions for Quiet corner.svg' };
    await act(userEvent, await canvas.findByRole('button', menu), 'Delete…');
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

/** The text of the next question, in the frame in which it opens. */
const firstText = () =>
  new Promise<string>((resolve) => {
    const watcher = new MutationObserver(() => {
      const text = document.querySelector('[role="alertdialog"]')?.textContent;
      if (!text) return;
      watcher.disconnect();
      resolve(text);
    });
    watcher.observe(document.body, { childList: true, subtree: true });
  });

export const DeletingMany = meta.story({
  render: () => <StoryFrame>{library}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const bar = await select(userEvent, 'Quiet corner.svg', 'Keyword report.pdf');
    await expect(within(bar).getByText('2 selected')).toBeVisible();
    await expect(within(bar).getByRole('button', { name: 'Download ZIP' })).toBeVisible();
    const opened = firstText();
    await userEvent.click(within(bar).getByRole('button', { name: 'Delete…' }));
    await expect(await opened).toContain('Checking where they’re used…');
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

/** Where nothing may be deleted, the code of the question is not loaded ahead. */
export const NothingToDeleteAhead = meta.story({
  beforeEach: () => {
    spyOn(FileDialogs, 'load');
    spyOn(DeleteManyDialog, 'load');
  },
  render: () => <StoryFrame as="viewer">{library}</StoryFrame>,
  play: async () => {
    await waitFor(() => expect(FileDialogs.load).toHaveBeenCalled(), patience);
    await expect(DeleteManyDialog.load).not.toHaveBeenCalled();
  },
});

export const DeletingManyWithoutUsage = meta.story({
  render: () => (
    <StoryFrame path="/?view=list" simulation={{ fail: ['files.usage'] }} before={keepWorld}>
      {library}
    </StoryFrame>
  ),
  play: async ({ userEvent }) => {
    const bar = await select(userEvent, 'Quiet corner.svg', 'Keyword report.pdf');
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

export const ArchiveNotMade = meta.story({
  render: () => (
    <StoryFrame path="/?view=list" simulation={{ fail: ['files.download'] }} before={keepWorld}>
      {library}
    </StoryFrame>
  ),
  play: async ({ userEvent }) => {
    const bar = await select(userEvent, 'Quiet corner.svg');
    await userEvent.click(within(bar).getByRole('button', { name: 'Download ZIP' }));
    const failed = { name: '0 of 1 file downloaded' };
    const toast = await screen.findByRole('alertdialog', failed, patience);
    shown.simulate({});
    await userEvent.click(within(toast).getByRole('button', { name: 'Try again' }));
    const done = { name: '1 file downloaded' };
    await expect(await screen.findByRole('alertdialog', done, patience)).toBeVisible();
  },
});

export const EditingTags = meta.story({
  render: () => <StoryFrame as="editor">{library}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const name = 'Actions for Quiet corner.svg';
    await act(userEvent, await canvas.findByRole('button', { name }), 'Edit tags…');
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
  render: () => <StoryFrame simulation={{ fail: ['files.update'] }}>{library}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const name = 'Actions for Quiet corner.svg';
    await act(userEvent, await canvas.findByRole('button', { name }), 'Edit tags…');
    const title = 'Tags of Quiet corner.svg';
    const dialog = await screen.findByRole('dialog', { name: title }, patience);
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Tags' }), 'new{Enter}');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    await expect(await within(dialog).findByText(/That did not work/)).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: 'Remove tag new' })).toBeVisible();
  },
});

export const TaggingMany = meta.story({
  render: () => <StoryFrame path="/?view=list">{library}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const bar = await select(userEvent, 'Quiet corner.svg', 'Keyword report.pdf');
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
  render: () => <StoryFrame>{library}</StoryFrame>,
  play: async ({ userEvent }) => {
    const dialog = await openUpload(userEvent);
    chooseFiles(dialog, new File(['MZ'], 'run.exe'), pdf('brief.pdf'));
    const alert = within(dialog).getByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent(/^run.exe: File type must be one of/));
    const progress = await within(dialog).findByRole('progressbar', { name: 'brief.pdf' });
    await waitFor(() => expect(progress).toHaveAttribute('aria-valuenow', '100'));
  },
});

/** Uploads run for the whole story: the simulated backend does not answer. */
export const AddingWhileUploading = meta.story({
  render: () => <StoryFrame simulation={{ latency: 10 }}>{library}</StoryFrame>,
  play: async ({ userEvent }) => {
    const dialog = await openUpload(userEvent);
    const choose = within(dialog).getByRole('button', { name: 'Select files' });
    const happening = { bubbles: true, cancelable: true };
    const row = (name: string) => within(dialog).findByRole('progressbar', { name });

    chooseFiles(dialog, pdf('first.pdf'), pdf('run.exe'));
    await expect(await row('first.pdf')).toHaveTextContent('0%');
    await expect(choose).toBeEnabled();
    chooseFiles(dialog, pdf('chosen.pdf'));
    await expect(await row('chosen.pdf')).toHaveTextContent('Waiting');
    const dropped = { ...happening, dataTransfer: filesOf(pdf('dropped.pdf')) };
    choose.parentElement?.dispatchEvent(new DragEvent('drop', dropped));
    await expect(await row('dropped.pdf')).toHaveTextContent('Waiting');
    const pasted = { ...happening, clipboardData: filesOf(pdf('pasted.pdf')) };
    choose.dispatchEvent(new ClipboardEvent('paste', pasted));
    await expect(await row('pasted.pdf')).toHaveTextContent('Waiting');
    await expect(within(dialog).getByRole('alert')).toHaveTextContent(/^run.exe/);
    const rows = within(dialog).getAllByRole('progressbar');
    await expect(rows).toHaveLength(4);
    await expect(rows.at(-1)).toHaveAccessibleName('pasted.pdf');
  },
});

export const UploadFails = meta.story({
  render: () => <StoryFrame simulation={{ fail: ['files.upload'] }}>{library}</StoryFrame>,
  play: async ({ userEvent }) => {
    const dialog = await openUpload(userEvent);
    chooseFiles(dialog, pdf('brief.pdf'));
    const again = await within(dialog).findByRole('button', { name: 'Upload brief.pdf again' });
    await waitFor(() => expect(again).toBeVisible());
    await expect(within(dialog).getByText('That did not work.')).toBeVisible();
  },
});

/** The queue is closed while it fails. */
export const UploadFailsInTheBackground = meta.story({
  render: () => failing('files.upload'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('60 files found');
    const { services, brandId, simulate } = shown;
    if (!brandId) throw new Error('No brand is shown.');
    const file = pdf('brief.pdf');
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
  render: () => <StoryFrame before={keepWorld}>{library}</StoryFrame>,
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

export const Replacing = meta.story({
  render: () => (
    <StoryFrame as="editor" path={viewing('10001m')}>
      {library}
    </StoryFrame>
  ),
  play: async ({ userEvent }) => {
    const viewer = await screen.findByRole('dialog', { name: 'Quiet corner.svg' }, patience);
    await expect(await within(viewer).findByText('This file was never replaced.')).toBeVisible();
    await act(userEvent, within(viewer).getByRole('button', { name: /^Actions for/ }), 'Replace…');
    const title = 'Replace Quiet corner.svg';
    const dialog = await screen.findByRole('dialog', { name: title }, patience);
    chooseFiles(dialog, pdf('brief.pdf'));
    await expect(await within(dialog).findByText(/File type must be one of/)).toBeVisible();
    chooseFiles(dialog, redrawn());
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
  render: () => failing('files.replace'),
  play: async ({ canvas, userEvent }) => {
    const menu = { name: 'Actions for Quiet corner.svg' };
    await act(userEvent, await canvas.findByRole('button', menu), 'Replace…');
    const dialog = await screen.findByRole('dialog', { name: /^Replace/ }, patience);
    chooseFiles(dialog, redrawn());
    await expect(await within(dialog).findByText('redrawn.svg was not uploaded')).toBeVisible();
    shown.simulate({});
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument(), patience);
  },
});

export const RenamingInTheViewer = meta.story({
  render: () => (
    <StoryFrame as="editor" path={viewing('10001m')}>
      {library}
    </StoryFrame>
  ),
  play: async ({ userEvent }) => {
    const viewer = await screen.findByRole('dialog', { name: 'Quiet corner.svg' }, patience);
    const more = within(viewer).getByRole('button', { name: /^Actions for/ });
    await act(userEvent, more, 'Rename…');
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
    <StoryFrame as="editor" path={viewing('10001m')}>
      {library}
    </StoryFrame>
  ),
  play: async ({ userEvent }) => {
    const viewer = await screen.findByRole('dialog', { name: 'Quiet corner.svg' }, patience);
    await act(userEvent, within(viewer).getByRole('button', { name: /^Actions for/ }), 'Alt text…');
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

/** After the last file of a page is deleted, the viewer shows the next one. */
export const DeletingInTheViewer = meta.story({
  render: () => <StoryFrame path={viewing('100010')}>{library}</StoryFrame>,
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('24 of 60', {}, patience)).toBeVisible();
    const viewer = screen.getByRole('dialog');
    const next = within(viewer).getByRole('button', { name: 'Next file' });
    await waitFor(() => expect(next).not.toHaveAttribute('aria-disabled'));
    await act(userEvent, within(viewer).getByRole('button', { name: /^Actions for/ }), 'Delete…');
    const question = await screen.findByRole('alertdialog', {}, patience);
    await userEvent.click(within(question).getByRole('button', { name: /^Delete/ }));
    await expect(await screen.findByText('24 of 59', {}, patience)).toBeVisible();
  },
});
