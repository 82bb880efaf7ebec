import preview from '@brandroom/stories/preview';
import { expect, spyOn, userEvent as events, waitFor, within } from 'storybook/test';

import type { StoryWorld } from '../../../shared/testing/StoryFrame';
import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { DataScreen } from './DataScreen';
import './ImportDialog';

const meta = preview.meta({
  title: 'Screens/DataScreen',
  // Everyone may manage the data in their own browser, and nothing has to load.
  tags: ['!autodocs', 'never-loading', 'never-empty', 'never-denied'],
  component: DataScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

const data = () => <DataScreen />;
const pageOf = (element: HTMLElement) => within(element.ownerDocument.body);

async function choose(element: HTMLElement, file: File): Promise<void> {
  await within(element).findByRole('button', { name: 'Select export' });
  const picker = element.querySelector<HTMLInputElement>('input[type="file"]');
  if (!picker) throw new Error('There is no file picker.');
  await events.upload(picker, file);
}

/** Simulates the browser's answers: the use grows with each question, and storage is kept once asked. */
function simulateStorage(): void {
  let usage = 0;
  let isKept = false;
  spyOn(navigator.storage, 'estimate').mockImplementation(async () => ({
    usage: (usage += 1_000_000),
    quota: 2 ** 30,
  }));
  spyOn(navigator.storage, 'persisted').mockImplementation(async () => isKept);
  spyOn(navigator.storage, 'persist').mockImplementation(async () => (isKept = true));
}

export const Kept = meta.story({
  beforeEach: simulateStorage,
  render: () => <StoryFrame as="viewer">{data}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const ask = await canvas.findByRole('button', { name: 'Ask the browser to keep it' });
    await userEvent.click(ask);
    await expect(await canvas.findByText('Kept by the browser')).toBeVisible();
    await expect(ask).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

export const Loaded = meta.story({
  render: () => <StoryFrame as="viewer">{data}</StoryFrame>,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Export workspace' })).toBeVisible();
    await expect(canvas.getByText('Your work is stored in this browser only.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset to samples…' }));
    const question = within(await pageOf(canvasElement).findByRole('alertdialog'));
    await expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  },
});

const exported: { file: File | null } = { file: null };

async function exportThenRename({ brandId, services }: StoryWorld): Promise<void> {
  exported.file = await services.client.data.export();
  if (brandId) await services.client.brands.update({ id: brandId, patch: { name: 'Renamed' } });
}

export const Previewed = meta.story({
  beforeEach: simulateStorage,
  render: () => (
    <StoryFrame as="admin" before={exportThenRename}>
      {data}
    </StoryFrame>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: 'Select export' });
    const used = (await canvas.findByText(/ of 1\.00 GB$/)).textContent;
    if (exported.file) await choose(canvasElement, exported.file);
    const dialog = within(
      await pageOf(canvasElement).findByRole('dialog', { name: 'Replace this workspace?' }),
    );
    const row = within(dialog.getByRole('row', { name: /^Brands/u }));
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    const cells = row.getAllByRole('cell').map(({ textContent }) => textContent?.trim());
    await expect(cells).toEqual(['0', '1', '0']);
    await userEvent.click(dialog.getByRole('button', { name: 'Replace workspace' }));
    await waitFor(() => expect(pageOf(canvasElement).queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(canvas.getByText(/ of 1\.00 GB$/)).not.toHaveTextContent(used ?? ''),
    );
  },
});

export const Same = meta.story({
  render: () => (
    <StoryFrame
      as="admin"
      before={async ({ services }) => {
        exported.file = await services.client.data.export();
      }}
    >
      {data}
    </StoryFrame>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Select export' });
    if (exported.file) await choose(canvasElement, exported.file);
    const element = await pageOf(canvasElement).findByRole('dialog', { name: 'Nothing to import' });
    await expect(element).not.toHaveTextContent('lost');
    await expect(within(element).getByRole('button', { name: 'Close' })).toHaveFocus();
  },
});

export const Refused = meta.story({
  render: () => <StoryFrame as="editor">{data}</StoryFrame>,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Select export' });
    await choose(canvasElement, new File(['Words.'], 'words.zip', { type: 'application/zip' }));
    await expect(
      await canvas.findByText('words.zip isn’t an export of a Brandroom workspace.'),
    ).toBeVisible();
  },
});

export const ExportFailed = meta.story({
  tags: ['error'],
  render: () => (
    <StoryFrame as="editor" simulation={{ fail: ['data.export'] }}>
      {data}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export workspace' }));
    await expect(await canvas.findByText('The workspace couldn’t be exported')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
