import preview from '@brandroom/stories/preview';
import { unzipSync } from 'fflate';
import { expect, screen, waitFor, within } from 'storybook/test';

import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { undoBar } from '../../../shared/page/undo-bar';
import { watchSaving } from '../../../shared/testing/watch-saving';
import { LogosScreen } from './LogosScreen';
import {
  AtAddress,
  drop,
  logosOn,
  paste,
  patience,
  primary,
  second,
  shown,
  svgText,
} from './logos-in-stories';

const meta = preview.meta({
  title: 'Screens/LogosScreen',
  tags: ['!autodocs'],
  component: LogosScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

export const Uploading = meta.story({
  render: () => <StoryFrame as="admin">{logosOn({ tab: 'secondary' })}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await shown(canvas, '2 logos');
    const files = new DataTransfer();
    files.items.add(new File(['no picture'], 'notes.txt', { type: 'text/plain' }));
    drop(files);
    const dialog = await screen.findByRole('dialog', { name: /^Upload to/ }, patience);
    await expect(await within(dialog).findByText(/^notes.txt: File type must be/)).toBeVisible();

    const [zone] = within(dialog).getAllByText('Drag and drop a logo here, or paste it');
    const several = new DataTransfer();
    for (const name of ['one.svg', 'two.svg']) several.items.add(new File(['<svg/>'], name));
    drop(several, zone);
    await expect(await within(dialog).findByText(/^two.svg: Too many files/)).toBeVisible();

    paste(svgText('<script>1</script><path d="M0 0h9v9z"/>'));
    await waitFor(() => expect(dialog).not.toBeInTheDocument(), patience);
    await shown(canvas, '3 logos');
    const [cleaned] = await screen.findAllByText(/were removed from this SVG/);
    await expect(cleaned).toBeVisible();
    const actions = await canvas.findByRole('button', { name: 'Actions for Pasted logo.svg' });
    await waitFor(() => expect(actions).toHaveFocus());
    const undo = { name: 'Undo: Pasted logo.svg uploaded' };
    await userEvent.click(await canvas.findByRole('button', undo, patience));
    await shown(canvas, '2 logos');
  },
});

export const NotUploaded = meta.story({
  render: () => (
    <StoryFrame as="admin" simulation={{ fail: ['logos.upload'] }}>
      {primary}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await shown(canvas, '2 logos');
    const files = new DataTransfer();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>';
    files.items.add(new File([svg], 'mark.svg', { type: 'image/svg+xml' }));
    drop(files);
    const dialog = await screen.findByRole('dialog', { name: /^Upload to/ }, patience);
    await expect(
      await within(dialog).findByText('mark.svg was not uploaded', undefined, patience),
    ).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Renaming = meta.story({
  render: () => <StoryFrame as="admin">{primary}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const before = 'Fernhill primary foam.svg';
    await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${before}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename…' }, patience));
    const dialog = await screen.findByRole('dialog', { name: `Rename ${before}` }, patience);
    const name = within(dialog).getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    // Only the name is selected, so that its extension stays.
    await userEvent.keyboard('Foam');
    // Escape asks before the typed name is discarded.
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await expect(name).toHaveValue('Foam.svg');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await userEvent.click(
      await canvas.findByRole('button', { name: `Undo: ${before} is now Foam.svg` }, patience),
    );
    await expect(
      await canvas.findByRole('button', { name: `Actions for ${before}` }, patience),
    ).toBeInTheDocument();
  },
});

export const RenamingInTheViewer = meta.story({
  render: () => <StoryFrame as="editor">{logosOn({ logo: second })}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const before = 'Fernhill primary foam.svg';
    const viewer = await canvas.findByRole('region', { name: before }, patience);
    const more = within(viewer).getByRole('button', { name: `Actions for ${before}` });
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename…' }, patience));
    const dialog = await screen.findByRole('dialog', { name: `Rename ${before}` }, patience);
    await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('Foam{Enter}');
    const heading = await within(viewer).findByRole('heading', { name: 'Foam.svg' }, patience);
    await waitFor(() => expect(more).toHaveFocus());
    undoBar.undo();
    await waitFor(() => expect(heading).toHaveTextContent(before), patience);
    await expect(more).toHaveFocus();
  },
});

export const Selecting = meta.story({
  render: () => <StoryFrame as="admin">{primary}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const [green, foam] = ['Fernhill primary green.svg', 'Fernhill primary foam.svg'];
    for (const name of [green, foam]) {
      const box = { name: `Select ${name}` };
      await userEvent.click(await canvas.findByRole('checkbox', box, patience));
    }
    const bar = canvas.getByRole('group', { name: 'Selected logos' });
    await expect(within(bar).getByText('2 selected')).toBeVisible();
    const { saved, end } = watchSaving();
    try {
      await userEvent.click(within(bar).getByRole('button', { name: 'Download ZIP' }));
      await waitFor(() => expect(saved).toHaveLength(1), patience);
      const [archive] = saved;
      await expect(archive?.name).toBe('Fernhill Coffee logos.zip');
      const files = unzipSync(new Uint8Array((await archive?.blob.arrayBuffer()) ?? []));
      await expect(Object.keys(files)).toEqual([green, foam]);
    } finally {
      end();
    }
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${green}` }));
    await userEvent.click(within(bar).getByRole('button', { name: 'Delete…' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete 1 logo?' }, patience);
    await expect(within(question).getByText(`${foam} will be deleted.`)).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: 'Delete 1 logo' }));
    await shown(canvas, '1 logo');
    await waitFor(() => expect(canvas.getByRole('row', { name: green })).toHaveFocus());
    const undo = { name: 'Undo: 1 logo deleted' };
    await userEvent.click(await canvas.findByRole('button', undo, patience));
    await shown(canvas, '2 logos');
  },
});

/** The viewer closes with its logo, and stays closed after an undo. */
export const DeletingTheOpenLogo = meta.story({
  render: () => (
    <StoryFrame as="admin" path={`/?logo=${second}`}>
      {() => <AtAddress />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const name = 'Fernhill primary foam.svg';
    const viewer = await canvas.findByRole('region', { name }, patience);
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }));
    const bar = canvas.getByRole('group', { name: 'Selected logos' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Delete…' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete 1 logo?' }, patience);
    await userEvent.click(within(question).getByRole('button', { name: 'Delete 1 logo' }));
    await shown(canvas, '1 logo');
    await waitFor(() => expect(viewer).not.toBeInTheDocument());
    await expect(canvas.queryByRole('region', { name: 'Logo not found' })).toBeNull();
    const undo = { name: 'Undo: 1 logo deleted' };
    await userEvent.click(await canvas.findByRole('button', undo, patience));
    await shown(canvas, '2 logos');
    await expect(canvas.queryByRole('region', { name })).toBeNull();
  },
});
