import preview from '@brandroom/stories/preview';
import { useSearch } from '@tanstack/react-router';
import { unzipSync } from 'fflate';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import * as v from 'valibot';

import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { undoBar } from '../../../shared/page/undo-bar';
import { watchSaving } from '../../../shared/testing/watch-saving';
import { LogosScreen } from './LogosScreen';
import type { LogosSearch } from './logos-search';
import { logosSearch } from './logos-search';

const meta = preview.meta({
  title: 'Screens/LogosScreen',
  tags: ['!autodocs'],
  component: LogosScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

/** Dialogs and menus load after the page. */
const patience = { timeout: 10_000 };
const logosOn = (search: LogosSearch) => () => <LogosScreen search={search} />;
const primary = logosOn({});
const second = 'logo_1748736000000_100001' as NonNullable<LogosSearch['logo']>;

/** The count is also announced when it changes. */
async function shown(canvas: ReturnType<typeof within>, count: string): Promise<void> {
  const [text] = await canvas.findAllByText(count, undefined, patience);
  await expect(text).toBeVisible();
}

/** The live regions keep announced messages for a while. */
const onScreen = { ignore: '[data-live-announcer] *' };
const happening = { bubbles: true, cancelable: true };
const drop = (dataTransfer: DataTransfer) =>
  document.dispatchEvent(new DragEvent('drop', { ...happening, dataTransfer }));
const paste = (clipboardData: DataTransfer) =>
  document.body.dispatchEvent(new ClipboardEvent('paste', { ...happening, clipboardData }));

function svgText(inside: string): DataTransfer {
  const text = new DataTransfer();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`;
  text.setData('text/plain', svg);
  return text;
}

export const Loaded = meta.story({
  render: () => <StoryFrame as="admin">{primary}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await shown(canvas, '2 logos');
    const [first] = canvas.getAllByRole('heading', { level: 2 });
    await expect(first).toHaveTextContent('Fernhill primary green.svg');
    await userEvent.click(
      canvas.getByRole('button', { name: 'Download Fernhill primary green.svg' }),
    );
    const menu = await screen.findByRole('menu', {}, patience);
    const lines = within(menu).getAllByRole('menuitem');
    await expect(lines.map(({ textContent }) => textContent)).toEqual([
      'SVG',
      'SVG Negative',
      'PNG',
      'PNG Negative',
      'JPG',
      'EPS',
      'EPS Negative',
      'All variants (.zip)',
    ]);
    const choices = within(menu).getAllByRole('menuitemradio');
    await expect(choices.map(({ textContent }) => textContent)).toEqual([
      '512 pixels',
      '1,024 pixels',
      '2,048 pixels',
      '4,096 pixels',
      'Without plate',
      'On a plate in the primary color',
    ]);
    const chosen = within(menu).getAllByRole('menuitemradio', { checked: true });
    await expect(chosen.map(({ textContent }) => textContent)).toEqual([
      '2,048 pixels',
      'Without plate',
    ]);
  },
});

export const OfABitmap = meta.story({
  render: () => <StoryFrame as="admin">{logosOn({ tab: 'social' })}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Download Fernhill avatar.png' }),
    );
    const menu = await screen.findByRole('menu', {}, patience);
    const vector = within(menu).getByRole('menuitem', { name: /^SVG Negative/ });
    await expect(vector).toHaveAttribute('aria-disabled', 'true');
    await expect(vector).toHaveTextContent('A PNG has no shapes.');
    const [eps] = await within(menu).findAllByText(
      'A bitmap, because the logo is a PNG.',
      undefined,
      patience,
    );
    await expect(eps).toBeVisible();
  },
});

export const Viewer = meta.story({
  render: () => <StoryFrame as="editor">{logosOn({ logo: second })}</StoryFrame>,
  play: async ({ canvas }) => {
    const viewer = await canvas.findByRole(
      'region',
      { name: 'Fernhill primary foam.svg' },
      patience,
    );
    await waitFor(() => expect(within(viewer).getByRole('heading', { level: 2 })).toHaveFocus());
    for (const ground of ['On white', 'On black', 'On Roastery Green', 'On a photo']) {
      await expect(await within(viewer).findByText(ground, undefined, patience)).toBeVisible();
    }
    await expect(within(viewer).getByText(/^Smallest size: 24 pixels/)).toBeInTheDocument();
    await expect(within(viewer).getByText('This logo has not been replaced yet.')).toBeVisible();
  },
});

export const DeadLink = meta.story({
  render: () => (
    <StoryFrame as="editor">{() => <LogosScreen search={{ logo: 'unknown' }} />}</StoryFrame>
  ),
  play: async ({ canvas }) => {
    const viewer = await canvas.findByRole('region', { name: 'Logo not found' }, patience);
    await expect(within(viewer).getByText(/^It may have been deleted/)).toBeVisible();
    await expect(within(viewer).getByRole('button', { name: 'Back to logos' })).toBeVisible();
    await shown(canvas, '2 logos');
  },
});

export const RenamingInTheViewer = meta.story({
  tags: ['loaded'],
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

export const OfAnEditor = meta.story({
  render: () => <StoryFrame as="editor">{primary}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await shown(canvas, '2 logos');
    paste(svgText('<path d="M0 0h9v9z" fill="#fff"/>'));
    await shown(canvas, '3 logos');
    // Only the white logo is on a dark ground.
    const themes = () => {
      const tiles = canvas.getAllByRole('heading', { level: 2 }).map((each) => each.closest('li'));
      return tiles.map(
        (tile) => tile?.querySelector<HTMLElement>('[data-theme]')?.dataset['theme'],
      );
    };
    const count = (theme: string) => themes().filter((each) => each === theme).length;
    await waitFor(() => expect(count('dark')).toBe(1), patience);
    await expect(count('light')).toBe(2);
    // Undo deletes the logo, and editors may not.
    await expect(canvas.queryByRole('button', { name: /^Undo/ })).toBeNull();
    const [first] = await canvas.findAllByRole('button', { name: /^Actions for/ });
    await userEvent.click(first ?? document.body);
    const menu = await screen.findByRole('menu', {}, patience);
    const lines = within(menu).getAllByRole('menuitem');
    await expect(lines.map(({ textContent }) => textContent)).toEqual(['Rename…', 'Replace…']);
  },
});

export const OfAViewer = meta.story({
  render: () => <StoryFrame as="viewer">{primary}</StoryFrame>,
  play: async ({ canvas }) => {
    await shown(canvas, '2 logos');
    await expect(canvas.queryByRole('button', { name: 'Upload Logo' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
    await expect(canvas.getAllByRole('button', { name: /^Download/ })).toHaveLength(2);
  },
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
    zone?.dispatchEvent(new DragEvent('drop', { ...happening, dataTransfer: several }));
    await expect(await within(dialog).findByText(/^two.svg: Too many files/)).toBeVisible();

    paste(svgText('<script>1</script><path d="M0 0h9v9z"/>'));
    await waitFor(() => expect(dialog).not.toBeInTheDocument(), patience);
    await shown(canvas, '3 logos');
    const [cleaned] = await screen.findAllByText(/were removed from this SVG/);
    await expect(cleaned).toBeVisible();
    const actions = canvas.getByRole('button', { name: 'Actions for Pasted logo.svg' });
    await waitFor(() => expect(actions).toHaveFocus());
    const undo = { name: 'Undo: Pasted logo.svg uploaded' };
    await userEvent.click(await canvas.findByRole('button', undo, patience));
    await shown(canvas, '2 logos');
  },
});

export const WithAFilter = meta.story({
  render: () => <StoryFrame as="admin">{logosOn({ tab: 'secondary' })}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await shown(canvas, '2 logos');
    paste(
      svgText(
        '<filter id="a"><feGaussianBlur stdDeviation="1"/></filter><path d="M1 1h7v7z" filter="url(#a)"/>',
      ),
    );
    const download = { name: 'Download Pasted logo.svg' };
    await userEvent.click(await canvas.findByRole('button', download, patience));
    const menu = await screen.findByRole('menu', {}, patience);
    const [reason] = await within(menu).findAllByText(
      "An SVG can't show a negative of filters. Download PNG Negative instead.",
      undefined,
      patience,
    );
    await expect(reason).toBeVisible();
    const negative = within(menu).getByRole('menuitem', { name: /^SVG Negative/ });
    await expect(negative).toHaveAttribute('aria-disabled', 'true');
    const note = 'A bitmap, because the logo uses filters.';
    const eps = within(menu).getByRole('menuitem', { name: /^EPS(?! Negative)/u });
    await expect(eps).toHaveTextContent(note);
    const { saved, end } = watchSaving();
    try {
      await userEvent.click(eps);
      await waitFor(() => expect(saved).toHaveLength(1), patience);
      await expect((await screen.findAllByText(note, undefined, patience))[0]).toBeVisible();
      await userEvent.click(await canvas.findByRole('button', download, patience));
      const all = { name: 'All variants (.zip)' };
      await userEvent.click(await screen.findByRole('menuitem', all, patience));
      await waitFor(() => expect(saved).toHaveLength(2), patience);
      const notes =
        "Not included: SVG Negative. An SVG can't show a negative of filters. The EPS files are bitmaps, because the logo uses filters.";
      await expect((await screen.findAllByText(notes, undefined, patience))[0]).toBeVisible();
    } finally {
      end();
    }
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

export const WithoutDownload = meta.story({
  render: () => (
    <StoryFrame as="viewer" without={/^logos\.download$/u}>
      {logosOn({})}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await shown(canvas, '2 logos');
    await expect(canvas.getByText(/^You can view these logos but not download them/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Download/ })).toBeNull();
  },
});

export const Denied = meta.story({
  render: () => (
    <StoryFrame as="viewer" without={/^logos\.view$/u}>
      {logosOn({})}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 2, name: 'Permission Denied' });
    await expect(title).toBeVisible();
    await expect(canvas.getByText(/don’t let you view logos/)).toBeVisible();
  },
});

export const NoBrand = meta.story({
  render: () => <StoryFrame brand="none">{primary}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please select a brand to manage logos.')).toBeVisible();
  },
});

export const Empty = meta.story({
  render: () => <StoryFrame brand="empty">{logosOn({ tab: 'favicon' })}</StoryFrame>,
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { name: 'No favicon logos uploaded yet' });
    await expect(title).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Upload Logo' })).toHaveLength(2);
  },
});

export const Loading = meta.story({
  render: () => <StoryFrame simulation={{ latency: 10 }}>{primary}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Loading logos' })).toBeVisible();
  },
});

export const Failed = meta.story({
  render: () => <StoryFrame simulation={{ fail: ['logos.list'] }}>{primary}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
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

function AtAddress() {
  return <LogosScreen search={v.parse(logosSearch, useSearch({ strict: false }))} />;
}

export const Searching = meta.story({
  render: () => <StoryFrame as="editor">{() => <AtAddress />}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await shown(canvas, '2 logos');
    const field = canvas.getByRole('searchbox', { name: 'Search logos' });
    await userEvent.type(field, 'FOAM');
    await shown(canvas, '1 of 2 logos');
    const link = canvas.getByRole('link', { name: 'Fernhill primary foam.svg' });
    await expect(link).toHaveAttribute('href', expect.stringContaining('q=FOAM'));

    await userEvent.type(field, ' none');
    await expect(await canvas.findByText('No logos found')).toBeVisible();
    await userEvent.click(canvas.getByText('Clear search'));
    await shown(canvas, '2 logos');
    await expect(field).toHaveFocus();
  },
});

export const SavingVariants = meta.story({
  render: () => <StoryFrame as="viewer">{primary}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const name = 'Download Fernhill primary green.svg';
    const choose = async (role: 'menuitem' | 'menuitemradio', line: string) => {
      await userEvent.click(await canvas.findByRole('button', { name }, patience));
      await userEvent.click(await screen.findByRole(role, { name: line }, patience));
    };
    const plate = /<rect [^>]*fill="#1F4D3A"/u;
    const { saved, end } = watchSaving();
    try {
      const negative = async (count: number) => {
        await choose('menuitem', 'SVG Negative');
        await waitFor(() => expect(saved).toHaveLength(count), patience);
        return saved.at(-1)?.blob.text();
      };
      await expect(await negative(1)).not.toMatch(plate);
      await choose('menuitemradio', '512 pixels');
      await choose('menuitem', 'PNG');
      await waitFor(() => expect(saved).toHaveLength(2), patience);
      const { width, height } = await createImageBitmap(saved.at(-1)?.blob ?? new Blob());
      await expect(Math.max(width, height)).toBe(512);

      await choose('menuitemradio', 'On a plate in the primary color');
      await expect(await negative(3)).toMatch(plate);

      await choose('menuitem', 'All variants (.zip)');
      await waitFor(() => expect(saved).toHaveLength(4), patience);
      const archive = saved.at(-1);
      await expect(archive?.name).toMatch(/^Fernhill Coffee .* - All variants\.zip$/u);
      const files = unzipSync(new Uint8Array((await archive?.blob.arrayBuffer()) ?? []));
      const endings = Object.keys(files).map((file) => file.replace(/^.*\./u, ''));
      await expect(endings).toEqual(['svg', 'svg', 'png', 'png', 'jpg', 'eps', 'eps']);
      await expect(Object.values(files).every(({ length }) => length > 0)).toBe(true);
      const [, onPlate] = Object.values(files);
      await expect(new TextDecoder().decode(onPlate)).toMatch(plate);
    } finally {
      end();
    }
  },
});

export const Preparing = meta.story({
  render: () => <StoryFrame as="viewer">{primary}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const name = 'Download Fernhill primary green.svg';
    const png = async () => {
      await userEvent.click(await canvas.findByRole('button', { name }, patience));
      return screen.findByRole('menuitem', { name: /^PNG(?! Negative)/u }, patience);
    };
    const written = Promise.withResolvers<Blob>();
    const writing = spyOn(OffscreenCanvas.prototype, 'convertToBlob');
    writing.mockImplementation(() => written.promise);
    const { saved, end } = watchSaving();
    try {
      await userEvent.click(await png());
      const [waiting] = await screen.findAllByText('Preparing PNG…', onScreen, patience);
      await expect(waiting).toBeVisible();
      const line = await png();
      await expect(line).toHaveAttribute('aria-disabled', 'true');
      await expect(line).toHaveTextContent('Preparing…');
      written.resolve(new Blob(['png']));
      await waitFor(() => expect(saved).toHaveLength(1), patience);
      await waitFor(() => expect(waiting).not.toBeInTheDocument(), patience);
      await waitFor(() => expect(line).not.toHaveAttribute('aria-disabled', 'true'));
    } finally {
      writing.mockRestore();
      end();
    }
  },
});
