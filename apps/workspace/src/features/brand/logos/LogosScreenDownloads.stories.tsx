import preview from '@brandroom/stories/preview';
import { unzipSync } from 'fflate';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';

import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { watchSaving } from '../../../shared/testing/watch-saving';
import { LogosScreen } from './LogosScreen';
import { logosOn, paste, patience, primary, shown, svgText } from './logos-in-stories';

const meta = preview.meta({
  title: 'Screens/LogosScreen',
  tags: ['!autodocs'],
  component: LogosScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

/** The live regions keep announced messages for a while. */
const onScreen = { ignore: '[data-live-announcer] *' };

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
