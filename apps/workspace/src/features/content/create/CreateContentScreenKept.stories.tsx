import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '@brandroom/stories/preview';
import { draftStore } from '../../../shared/form/draft-store';
import type { StoryWorld } from '../../../shared/testing/StoryFrame';
import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { tabStorage } from '../../../shared/storage/safe-storage';
import { keyOf, writePost } from './create-in-stories';
import { createMessages as messages } from './create.messages';
import { CreateContentScreen } from './CreateContentScreen';
import { newValues } from './posts';

/** A draft that was not sent is kept in the browser. */
const meta = preview.meta({
  title: 'Screens/CreateContentScreen',
  tags: ['!autodocs'],
  component: CreateContentScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

/** A stored text: one post with only a title. */
function draftOf(title: string, savedAt: number) {
  const values = newValues({});
  const social = values.social.map((post) => ({ ...post, title }));
  return { values: { ...values, social }, base: null, savedAt };
}

/** Delays reading the browser's storage until the story calls `go`. */
const reading = { key: '', go: () => {} };
async function readLate(world: StoryWorld): Promise<void> {
  reading.key = keyOf(world);
  await draftStore.keep(reading.key, draftOf('An hour of work', 0));
  const { read } = draftStore;
  const start = new Promise<void>((resolve) => {
    reading.go = resolve;
  });
  spyOn(draftStore, 'read').mockImplementation(async (key) => start.then(() => read(key)));
}
const keptNow = async () => JSON.stringify(await draftStore.read(reading.key));

/** The form with a stored text, which is read late. */
const formReadLate = (before = readLate) => (
  <StoryFrame brand="empty" before={before}>
    {() => <CreateContentScreen />}
  </StoryFrame>
);

export const TypedBeforeKeptTextIsRead = meta.story({
  render: () => formReadLate(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), 'Quick');
    // Longer than the autosave delay.
    await new Promise((resolve) => {
      setTimeout(resolve, 800);
    });
    reading.go();
    await expect(await canvas.findByText(/^Your unsaved text from .+ is kept\.$/)).toBeVisible();
    await expect(canvas.getByLabelText('Title')).toHaveValue('Quick');
    await waitFor(async () => expect(await keptNow()).toContain('Quick'));
    await expect(await keptNow()).toContain('An hour of work');

    // The two texts swap, so that neither is lost.
    const back = { name: 'Bring it back' };
    await userEvent.click(canvas.getByRole('button', back));
    await expect(canvas.getByLabelText('Title')).toHaveValue('An hour of work');
    await waitFor(async () => expect(await keptNow()).toMatch(/hour of work.*Quick/));
    await userEvent.click(canvas.getByRole('button', back));
    await expect(canvas.getByLabelText('Title')).toHaveValue('Quick');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(canvas.queryByRole('button', back)).toBeNull();
    await expect(canvas.getByLabelText('Title')).toHaveValue('Quick');
    await waitFor(async () => expect(await keptNow()).not.toContain('An hour of work'));
    await expect(await keptNow()).toContain('Quick');
  },
});

/** Text sent before an older stored text was read: the older text is restored at the next visit. */
export const SentBeforeKeptTextIsRead = meta.story({
  render: () => formReadLate(),
  play: async ({ canvas, userEvent }) => {
    await writePost(userEvent, 'Quick', 'The launch is in June.');
    await userEvent.click(canvas.getByRole('button', { name: messages.submit.social }));
    reading.go();
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveValue(''));
    await expect(await keptNow()).toContain('An hour of work');
    await expect(await keptNow()).not.toContain('Quick');
  },
});

/** A copy of the text that was made when the tab was hidden does not outlive its sending. */
export const SentAfterTabWasHidden = meta.story({
  render: () => formReadLate(),
  play: async ({ canvas, userEvent }) => {
    await writePost(userEvent, 'Quick', 'The launch is in June.');
    reading.go();
    await canvas.findByText(/^Your unsaved text from .+ is kept\.$/);
    await userEvent.type(canvas.getByLabelText('Text'), ' Or in July.');
    const hidden = spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    hidden.mockRestore();
    await userEvent.click(canvas.getByRole('button', { name: messages.submit.social }));
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveValue(''));
    await expect(await keptNow()).toContain('An hour of work');
    await expect(await keptNow()).not.toContain('Quick');
  },
});

/** A closed form's text is kept beside the text with which this tab was left. */
export const LeftBesideAnotherText = meta.story({
  render: () =>
    formReadLate(async (world) => {
      await readLate(world);
      const slot = `${reading.key}#2`;
      tabStorage.set(`draft-slot:${reading.key}`, slot);
      draftStore.leave(slot, draftOf('Last letters', 1));
      reading.go();
    }),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveValue('Last letters'));
    await expect(await keptNow()).toContain('An hour of work');
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }));
    tabStorage.remove(`draft-slot:${reading.key}`);
  },
});

/** If the browser fails to return the stored text, new text is still stored. */
export const KeptTextNotRead = meta.story({
  render: () =>
    formReadLate(async (world) => {
      await readLate(world);
      spyOn(draftStore, 'read').mockResolvedValueOnce(undefined);
    }),
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByLabelText('Title');
    reading.go();
    await userEvent.type(title, 'Quick');
    await waitFor(async () => expect(await keptNow()).toContain('Quick'));
    await expect(canvas.queryByText(/^Your unsaved text/)).toBeNull();
  },
});
