import type { BrandId } from '@brandroom/domain/id.schema';
import preview from '@brandroom/stories/preview';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { StoryWorld } from '../../../shared/testing/StoryFrame';
import { StoryFrame } from '../../../shared/testing/StoryFrame';
import type { ContentValues } from '../item/content-values';
import { emptyValues } from '../item/content-values';
import { ImagePicker } from './ImagePicker';
import { writingMessages } from './writing.messages';

const messages = writingMessages.imagePicker;

const meta = preview.meta({
  title: 'Parts/ImagePicker',
  component: ImagePicker,
  parameters: { controls: { disable: true } },
});

const onPick = fn();
const page = () => within(document.body);
async function dialog() {
  const found = await page().findByRole('dialog', { name: messages.title });
  // It fades in.
  await waitFor(() => expect(found).toBeVisible());
  return within(found);
}

function Picker({ world, values }: { world: StoryWorld; values?: Partial<ContentValues> }) {
  if (world.brandId === null) return null;
  return (
    <ImagePicker
      brandId={world.brandId}
      values={{ ...emptyValues, ...values }}
      onPick={onPick}
      onClose={() => undefined}
    />
  );
}

const prompt = 'A lighthouse at dusk';

/** Shows the picker after an image was generated. */
function WithGenerated({ world }: { world: StoryWorld }) {
  const [isDrawn, setDrawn] = useState(false);
  const { brandId, other } = world;
  useEffect(() => {
    if (brandId === null) return;
    const request = { prompt, style: 'artistic', aspectRatio: '16:9' } as const;
    const drawing = other('admin').then((client) => client.generation.image({ brandId, request }));
    void drawing.then(() => setDrawn(true));
  }, [brandId, other]);
  return isDrawn && <Picker world={world} />;
}

const harvest = { title: 'Harvest in Huila', body: 'The first cherries are in.' };

export const Suggested = meta.story({
  render: () => <StoryFrame>{(world) => <Picker world={world} values={harvest} />}</StoryFrame>,
  play: async ({ userEvent }) => {
    const picker = await dialog();
    const option = await picker.findByRole('option', {
      name: /^Coffee branches .*, Cherry harvest in Huila\.svg /,
    });
    // The reason for the suggestion is visible and part of the accessible name.
    await expect(option).toHaveAccessibleName(/ Fits “harvest”, “huila” and “cherries”$/u);
    const [first] = picker.getAllByRole('option');
    await expect(first).toBe(option);
    option.focus();
    await userEvent.keyboard(' ');
    await userEvent.click(picker.getByRole('button', { name: messages.done(1) }));
    await waitFor(() =>
      expect(onPick).toHaveBeenCalledWith([
        expect.objectContaining({ fileId: expect.stringMatching(/^file_/u) }),
      ]),
    );
  },
});

export const NothingSuggested = meta.story({
  render: () => (
    <StoryFrame>{(world) => <Picker world={world} values={{ title: 'Zzyzx' }} />}</StoryFrame>
  ),
  play: async ({ userEvent }) => {
    const picker = await dialog();
    await expect(await picker.findByText(messages.empty.suggested)).toBeVisible();
    // ArrowRight moves to the next tab.
    picker.getByRole('tab', { name: messages.suggested }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(
      await picker.findByRole('listbox', { name: messages.images.all }),
    ).toBeInTheDocument();
  },
});

export const All = meta.story({
  render: () => <StoryFrame>{(world) => <Picker world={world} />}</StoryFrame>,
  play: async ({ userEvent }) => {
    const picker = await dialog();
    await expect(await picker.findByRole('tab', { selected: true })).toHaveTextContent(
      messages.all,
    );
    await picker.findByRole('listbox', { name: messages.images.all });
    await expect(picker.getAllByRole('option')).toHaveLength(24);
    const more = picker.getByRole('button', { name: /^Show \d+ more images$/u });
    await expect(picker.getByText(/^24 of \d+ images shown$/u)).toBeInTheDocument();
    more.focus();
    await userEvent.keyboard('{Enter}');
    const all = await picker.findByText(/^(\d+) of \1 images shown$/u);
    await expect(all.parentElement).toHaveFocus();
    await expect(
      picker.getByText(`${picker.getAllByRole('option').length} images found`),
    ).toBeVisible();
    await userEvent.type(picker.getByRole('searchbox', { name: messages.search }), 'Zzyzx');
    const nothing = messages.found(0, { text: 'Zzyzx', inLibrary: 0 });
    await expect(await picker.findByText(nothing)).toBeVisible();
  },
});

/** The content already contains everything that the search finds. */
function AllTaken({ world }: { world: StoryWorld }) {
  const { services, brandId } = world;
  const input = { brandId: brandId as BrandId, tab: 'images', text: 'hillside' } as const;
  const { data } = useQuery(services.api.files.list.queryOptions({ input }));
  const images = data?.items.map(({ id }) => ({ fileId: id, alt: '' }));
  return images && <Picker world={world} values={{ images }} />;
}

export const AllInTheContent = meta.story({
  render: () => <StoryFrame>{(world) => <AllTaken world={world} />}</StoryFrame>,
  play: async ({ userEvent }) => {
    const picker = await dialog();
    await userEvent.type(picker.getByRole('searchbox', { name: messages.search }), 'hillside');
    const words = messages.found(0, { text: 'hillside', inLibrary: 1 });
    await expect(await picker.findByText(words)).toBeVisible();
  },
});

export const Generated = meta.story({
  render: () => <StoryFrame>{(world) => <WithGenerated world={world} />}</StoryFrame>,
  play: async ({ userEvent }) => {
    const picker = await dialog();
    await userEvent.click(picker.getByRole('tab', { name: messages.generated }));
    const option = await picker.findByRole('option', { name: prompt });
    await userEvent.click(option);
    onPick.mockClear();
    await userEvent.click(picker.getByRole('button', { name: messages.done(1) }));
    // The image is now a file of the library, with its prompt as alt text.
    await waitFor(() =>
      expect(onPick).toHaveBeenCalledWith([
        { fileId: expect.stringMatching(/^file_/u), alt: prompt },
      ]),
    );
  },
});

export const NotKept = meta.story({
  render: () => (
    <StoryFrame simulation={{ fail: ['generation.saveImage'] }}>
      {(world) => <WithGenerated world={world} />}
    </StoryFrame>
  ),
  play: async ({ userEvent }) => {
    const picker = await dialog();
    await userEvent.click(picker.getByRole('tab', { name: messages.generated }));
    await userEvent.click(await picker.findByRole('option', { name: prompt }));
    onPick.mockClear();
    await userEvent.click(picker.getByRole('button', { name: messages.done(1) }));
    await expect(await picker.findByRole('alert')).toBeVisible();
    // The selection is kept.
    await expect(picker.getByRole('option', { selected: true })).toHaveAccessibleName(prompt);
    await expect(onPick).not.toHaveBeenCalled();
  },
});

export const NothingGenerated = meta.story({
  render: () => <StoryFrame>{(world) => <Picker world={world} />}</StoryFrame>,
  play: async ({ userEvent }) => {
    const picker = await dialog();
    await userEvent.click(picker.getByRole('tab', { name: messages.generated }));
    await expect(await picker.findByText(messages.empty.generated)).toBeVisible();
  },
});

export const Loading = meta.story({
  render: () => (
    <StoryFrame simulation={{ latency: 10 }}>
      {(world) => <Picker world={world} values={harvest} />}
    </StoryFrame>
  ),
  play: async () => {
    const picker = await dialog();
    const progress = picker.getByRole('progressbar', { name: messages.loading });
    // The dialog fades in.
    await waitFor(() => expect(progress).toBeVisible());
  },
});

export const NotLoaded = meta.story({
  render: () => (
    <StoryFrame simulation={{ fail: ['files.suggest'] }}>
      {(world) => <Picker world={world} values={harvest} />}
    </StoryFrame>
  ),
  play: async ({ userEvent }) => {
    const picker = await dialog();
    await expect(await picker.findByRole('button', { name: 'Try again' })).toBeVisible();
    await userEvent.click(picker.getByRole('tab', { name: messages.all }));
    await expect(
      await picker.findByRole('listbox', { name: messages.images.all }),
    ).toBeInTheDocument();
  },
});
