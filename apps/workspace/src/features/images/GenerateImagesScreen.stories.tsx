import type {
  GeneratedImage,
  ImageRequest,
} from '@brandroom/domain/content/generated-image.schema';
import preview from '@brandroom/stories/preview';
import { openDB } from 'idb';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import type { StoryWorld } from '../../shared/testing/StoryFrame';
import { StoryFrame } from '../../shared/testing/StoryFrame';
import { GenerateImagesScreen } from './GenerateImagesScreen';
import { imagesSearch } from './images-search';

const meta = preview.meta({
  title: 'Screens/GenerateImagesScreen',
  tags: ['!autodocs'],
  component: GenerateImagesScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

/** Overlays load after the images, and an image takes time to render. */
const patience = { timeout: 10_000 };

/** Renders the screen at its address; `first` is open initially. */
function Addressed({ first }: { first?: GeneratedImage['id'] | undefined }) {
  const search = v.parse(imagesSearch, useSearch({ strict: false }));
  return <GenerateImagesScreen search={{ image: search.image ?? first }} />;
}
const shown = () => <Addressed />;

/** Generates two images before the page opens. */
function WithImages({
  services: { client },
  brandId,
  isOpen = false,
}: StoryWorld & { isOpen?: boolean }) {
  const [newest, setNewest] = useState<GeneratedImage>();
  useEffect(() => {
    async function make() {
      if (!brandId) return;
      let image: GeneratedImage | undefined;
      for (const request of made) image = await client.generation.image({ brandId, request });
      setNewest(image);
    }
    void make();
  }, [client, brandId]);
  return newest && <Addressed first={isOpen ? newest.id : undefined} />;
}
const made: readonly ImageRequest[] = [
  { prompt: 'A cup of coffee by the sea', style: 'minimalist', aspectRatio: '16:9' },
  {
    prompt:
      'A lighthouse at dusk, seen from a small boat that comes home late with lanterns at its bow',
    style: 'cartoon',
    aspectRatio: '9:16',
  },
];
const withImages = (world: StoryWorld) => <WithImages {...world} />;

export const Empty = meta.story({
  render: () => <StoryFrame as="editor">{shown}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'No images generated yet' }),
    ).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Realistic' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Square 1:1' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Describe an image' }));
    await expect(canvas.getByLabelText('Description')).toHaveFocus();
  },
});

export const Filled = meta.story({
  tags: ['loaded'],
  render: () => <StoryFrame as="editor">{withImages}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 images', undefined, patience)).toBeVisible();
    const [newest, first] = canvas.getAllByRole('heading', { level: 3 });
    await expect(newest).toHaveTextContent(
      'A lighthouse at dusk, seen from a small boat that comes…',
    );
    await expect(first).toHaveTextContent('A cup of coffee by the sea');
    await expect(
      await canvas.findByRole('img', { name: 'A cup of coffee by the sea' }, patience),
    ).toBeVisible();
  },
});

export const Viewing = meta.story({
  render: () => <StoryFrame as="editor">{(world) => <WithImages {...world} isOpen />}</StoryFrame>,
  play: async ({ userEvent }) => {
    const name = /^A lighthouse at dusk/;
    const viewer = await screen.findByRole('dialog', { name }, patience);
    await expect(within(viewer).getByText('1 of 2')).toBeVisible();
    await expect(await within(viewer).findByRole('img', { name }, patience)).toBeVisible();
    await expect(within(viewer).getByText('9:16')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    const next = await screen.findByRole('dialog', { name: 'A cup of coffee by the sea' });
    await expect(within(next).getByText('2 of 2')).toBeVisible();
  },
});

export const OfAnAdmin = meta.story({
  render: () => <StoryFrame as="admin">{shown}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Generate Image' })).toBeVisible();
  },
});

export const OfAManager = meta.story({
  render: () => <StoryFrame as="manager">{shown}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Generate Image' })).toBeVisible();
  },
});

export const WithoutDescription = meta.story({
  render: () => <StoryFrame as="editor">{shown}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Generate Image' }));
    await expect(await canvas.findByText('Describe the image.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveFocus();
  },
});

export const Generated = meta.story({
  render: () => <StoryFrame as="manager">{shown}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const prompt = await canvas.findByRole('textbox', { name: 'Description' });
    await userEvent.clear(prompt);
    await userEvent.type(prompt, 'A tree on a hill');
    await userEvent.click(canvas.getByRole('radio', { name: 'Cartoon' }));
    const generate = canvas.getByRole('button', { name: 'Generate Image' });
    await userEvent.click(generate);
    const picture = await canvas.findByRole('img', { name: 'A tree on a hill' }, patience);
    await expect(picture).toBeVisible();
    await expect(generate).toHaveFocus();
    await expect(generate).toHaveTextContent('Generate Image');
    await expect(prompt).toHaveValue('A tree on a hill');
  },
});

export const Generating = meta.story({
  render: () => (
    <StoryFrame as="editor" simulation={{ latency: 10 }}>
      {shown}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Description' }), 'A fox');
    await userEvent.click(canvas.getByRole('button', { name: 'Generate Image' }));
    await expect(await canvas.findByRole('button', { name: 'Generating...' })).toHaveFocus();
    const cancel = canvas.getByRole('button', { name: 'Cancel generating' });
    cancel.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Generate Image' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Cancel generating' })).toBeNull();
  },
});

/** The last choices are stored even if the request is sent at the same moment. */
export const KeptWhileGenerating = meta.story({
  render: () => (
    // Another person than in the other stories, whose stored text would appear here.
    <StoryFrame as="manager" simulation={{ latency: 10 }}>
      {shown}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const prompt = 'A kettle on its stove';
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Description' }), prompt);
    // Changed without a pause, faster than a person could.
    for (const name of ['Cartoon', 'Minimalist']) canvas.getByRole('radio', { name }).click();
    canvas.getByRole('button', { name: 'Generate Image' }).click();
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel generating' }));
    const drafts = await openDB('brandroom-drafts');
    await waitFor(async () =>
      expect(await drafts.getAll('drafts')).toContainEqual(
        expect.objectContaining({
          values: { prompt, style: 'minimalist', aspectRatio: '1:1' },
        }),
      ),
    );
    drafts.close();
  },
});

export const NotGenerated = meta.story({
  render: () => (
    <StoryFrame as="admin" simulation={{ fail: ['generation.image'] }}>
      {shown}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Description' }), 'A bridge');
    await userEvent.click(canvas.getByRole('button', { name: 'Generate Image' }));
    await expect(await canvas.findByText('The image could not be generated')).toBeVisible();
    await expect(canvas.getByText('Nothing was changed. Try again.')).toBeVisible();
    const retry = canvas.getByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    await expect(canvas.getByRole('button', { name: /^Generat/ })).toHaveFocus();
    await expect(await canvas.findByText('The image could not be generated')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), ' at night');
    await expect(
      await canvas.findByText(/“Try again” uses your earlier request: “A bridge”\./u),
    ).toBeVisible();
  },
});

export const Saving = meta.story({
  render: () => <StoryFrame as="editor">{withImages}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const name = 'Actions for A cup of coffee by the sea';
    await userEvent.click(await canvas.findByRole('button', { name }, patience));
    const line = { name: 'Save to File Library…' };
    await userEvent.click(await screen.findByRole('menuitem', line, patience));
    const title = { name: 'Save to File Library' };
    const dialog = await screen.findByRole('dialog', title, patience);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await expect(
      await within(dialog).findByText('Describe the image for people who cannot see it.'),
    ).toBeVisible();
    await expect(within(dialog).getByRole('textbox', { name: 'Alt text' })).toHaveFocus();
  },
});

export const Deleting = meta.story({
  render: () => <StoryFrame as="editor">{withImages}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const name = 'Actions for A cup of coffee by the sea';
    await userEvent.click(await canvas.findByRole('button', { name }, patience));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete…' }, patience));
    const title = { name: 'Delete this image?' };
    const question = await screen.findByRole('alertdialog', title, patience);
    await waitFor(() =>
      expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus(),
    );
  },
});

export const DeletingMany = meta.story({
  render: () => <StoryFrame as="editor">{withImages}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const box = { name: 'Select A cup of coffee by the sea' };
    await userEvent.click(await canvas.findByRole('checkbox', box, patience));
    const bar = canvas.getByRole('group', { name: 'Selected images' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Select all' }));
    await expect(await within(bar).findByText('2 selected')).toBeVisible();
    // The button is gone, because all are selected.
    await expect(within(bar).getByRole('button', { name: 'Clear selection' })).toHaveFocus();
    await userEvent.click(within(bar).getByRole('button', { name: 'Delete…' }));
    const title = { name: 'Delete 2 images?' };
    const question = await screen.findByRole('alertdialog', title, patience);
    await userEvent.click(within(question).getByRole('button', { name: 'Delete 2 images' }));
    await expect(await canvas.findByText('No images generated yet')).toBeVisible();
    const undo = { name: 'Undo: 2 images deleted' };
    await userEvent.click(await canvas.findByRole('button', undo, patience));
    await expect(await canvas.findByText('2 images', undefined, patience)).toBeVisible();
  },
});

export const CannotBeSaved = meta.story({
  render: () => (
    <StoryFrame as="editor" without={/^files\.create$/u}>
      {(world) => <WithImages {...world} />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const name = 'Actions for A cup of coffee by the sea';
    await userEvent.click(await canvas.findByRole('button', { name }, patience));
    const line = { name: /^Save to File Library…/ };
    const save = await screen.findByRole('menuitem', line, patience);
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await expect(save).toHaveTextContent(
      'Your permissions on this brand don’t let you upload files.',
    );
  },
});

export const Denied = meta.story({
  render: () => <StoryFrame as="viewer">{shown}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        "You don't have permission to generate images. You’re a viewer on this brand. Ask a brand manager for editor access.",
      ),
    ).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const NoBrand = meta.story({
  render: () => <StoryFrame brand="none">{shown}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Please select a brand to generate images.'),
    ).toBeVisible();
  },
});

export const Loading = meta.story({
  render: () => <StoryFrame simulation={{ latency: 10 }}>{shown}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Loading images' })).toBeVisible();
  },
});

export const Failed = meta.story({
  render: () => <StoryFrame simulation={{ fail: ['generation.listImages'] }}>{shown}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toBeVisible();
  },
});
