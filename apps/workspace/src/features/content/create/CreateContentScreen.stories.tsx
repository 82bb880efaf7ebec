import type { userEvent as userEventType } from 'storybook/test';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import preview from '@brandroom/stories/preview';
import { contentId } from '@brandroom/domain/id.schema';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useApi } from '../../../shared/api/api';
import { draftStore } from '../../../shared/form/draft-store';
import type { StoryWorld } from '../../../shared/testing/StoryFrame';
import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { tabStorage } from '../../../shared/storage/safe-storage';
import { contentSearch } from '../item/content-search';
import { saveCalendarSearch } from '../item/calendar-position';
import { createMessages as messages } from './create.messages';
import { CreateContentScreen } from './CreateContentScreen';
import { newValues } from './posts';

const meta = preview.meta({
  title: 'Screens/CreateContentScreen',
  tags: ['!autodocs'],
  component: CreateContentScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

const keyOf = ({ user, brandId }: StoryWorld) => `${user.id}/${brandId}/create`;
/** Deletes stored text of earlier stories, which would otherwise wait in the form. */
const nothingKept = async (world: StoryWorld) => draftStore.forget(keyOf(world));
const asAdmin = () => (
  <StoryFrame before={nothingKept}>
    {() => <CreateContentScreen start={{ type: 'social' }} />}
  </StoryFrame>
);
const asEditor = () => <StoryFrame as="editor">{() => <CreateContentScreen />}</StoryFrame>;

export const Fresh = meta.story({
  tags: ['empty'],
  render: asEditor,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('Title')).toHaveValue('');
    await expect(canvas.getByText('0 of 3,000 characters')).toBeVisible();
    await expect(canvas.getByRole('link', { name: messages.cancel })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/content\/calendar/u),
    );
    await expect(canvas.queryByRole('button', { name: /^Remove post/ })).toBeNull();
    // The tabs beside the fields load after them.
    await canvas.findByRole('heading', { name: 'Preview' });
    await userEvent.click(canvas.getByRole('tab', { name: 'Brand check' }));
    await canvas.findByText(/^No issues found\.|You can always save\.$/);
  },
});

export const OfAnAdmin = meta.story({
  render: () => <StoryFrame as="admin">{() => <CreateContentScreen />}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: messages.submit.social })).toBeVisible();
  },
});

export const NotCreated = meta.story({
  tags: ['error'],
  render: () => (
    // Another person than in other stories, because typed text is stored for each person.
    <StoryFrame as="manager" simulation={{ fail: ['content.create'] }}>
      {() => <CreateContentScreen />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), 'Summer launch, teaser');
    await userEvent.type(canvas.getByLabelText('Text'), 'The launch is in June.');
    await userEvent.click(canvas.getByRole('button', { name: messages.submit.social }));
    await expect(await canvas.findByText(/That did not work/u)).toBeVisible();
    await expect(canvas.getByLabelText('Text')).toHaveValue('The launch is in June.');
  },
});

export const Sending = meta.story({
  tags: ['loading'],
  render: () => (
    // Another person than in other stories, as below.
    <StoryFrame as="manager" simulation={{ latency: 10 }}>
      {() => <CreateContentScreen />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), 'Summer launch, teaser');
    await userEvent.type(canvas.getByLabelText('Text'), 'The launch is in June.');
    await userEvent.click(canvas.getByRole('button', { name: messages.submit.social }));
    const button = await canvas.findByRole('button', { name: messages.pending });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByLabelText('Title')).toHaveAttribute('readonly');
  },
});

export const WithProblems = meta.story({
  render: asEditor,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: messages.submit.social }));
    await expect(await canvas.findByText('Enter a title.')).toBeVisible();
    await expect(canvas.getByText('Write the text.')).toBeVisible();
    await expect(canvas.getByLabelText('Title')).toHaveFocus();
  },
});

export const SeveralPosts = meta.story({
  tags: ['loaded'],
  render: asEditor,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: messages.add }));
    await expect(canvas.getByRole('heading', { name: 'Post 2 of 2' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove post 1' }));
    await expect(canvas.queryByRole('heading', { name: 'Post 2 of 2' })).toBeNull();
  },
});

/** Restoring a removed card restores its content; removing an empty card offers no undo. */
export const RemovedAndPutBack = meta.story({
  render: asAdmin,
  play: async ({ canvas, userEvent }) => {
    const titles = () => canvas.getAllByLabelText<HTMLInputElement>('Title').map((f) => f.value);
    const focused = () => document.activeElement?.closest('section');
    await userEvent.type(await canvas.findByLabelText('Title'), 'First');
    for (const title of ['Second', 'Third']) {
      await userEvent.click(canvas.getByRole('button', { name: messages.add }));
      await userEvent.type(canvas.getAllByLabelText('Title').at(-1) ?? document.body, title);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Remove post 2' }));
    await expect(titles()).toEqual(['First', 'Third']);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Post 2 removed'));
    await expect(focused()).toHaveAccessibleName('Post 1 of 2');
    // The undo still works after another card was added.
    await userEvent.click(canvas.getByRole('button', { name: messages.add }));
    await expect(focused()).toHaveAccessibleName('Post 3 of 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove post 3' }));
    await userEvent.click(canvas.getByRole('button', { name: messages.undo }));
    await expect(titles()).toEqual(['First', 'Second', 'Third']);
    await expect(focused()).toHaveAccessibleName('Post 2 of 3');
    await expect(canvas.queryByRole('button', { name: messages.undo })).toBeNull();
  },
});

const choose = (name: string) => within(document.body).getByRole('radio', { name });

export const Email = meta.story({
  render: () => (
    <StoryFrame as="manager">{() => <CreateContentScreen start={{ type: 'email' }} />}</StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Subject line')).toHaveValue('');
    await expect(canvas.getByLabelText('Preheader (optional)')).toBeVisible();
    await expect(canvas.getByLabelText('Text')).toHaveAttribute('rows', '11');
    await expect(canvas.getByRole('button', { name: messages.submit.email })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: messages.add })).toBeNull();
  },
});

export const Blog = meta.story({
  render: () => (
    <StoryFrame as="manager">{() => <CreateContentScreen start={{ type: 'blog' }} />}</StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('Text')).toHaveAttribute('rows', '12');
    await userEvent.click(canvas.getByRole('button', { name: 'More fields' }));
    for (const label of ['Excerpt', 'SEO title', 'SEO description', 'Tags']) {
      await expect(canvas.getByLabelText(`${label} (optional)`)).toBeVisible();
    }
    await expect(canvas.getByRole('button', { name: messages.submit.blog })).toBeVisible();
  },
});

export const AnotherType = meta.story({
  render: asAdmin,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), 'A post');
    await userEvent.click(choose('Blog Post'));
    await expect(canvas.getByLabelText('Title')).toHaveValue('');
    await userEvent.type(canvas.getByLabelText('Title'), 'An article');
    await userEvent.click(choose('Social Media'));
    await expect(canvas.getByLabelText('Title')).toHaveValue('A post');
    await userEvent.click(choose('Blog Post'));
    await expect(canvas.getByLabelText('Title')).toHaveValue('An article');
  },
});

export const CampaignChosen = meta.story({
  render: asEditor,
  play: async ({ canvas, userEvent }) => {
    const campaign = await canvas.findByLabelText('Campaign (optional)');
    await waitFor(() => expect(campaign).toBeEnabled());
    const [, first] = within(campaign).getAllByRole<HTMLOptionElement>('option');
    await userEvent.selectOptions(campaign, first?.value ?? '');
    await expect(campaign).toHaveDisplayValue(first?.text ?? '');
    await userEvent.click(canvas.getByRole('button', { name: messages.add }));
    await userEvent.click(choose('Email Campaign'));
    await expect(campaign).toHaveDisplayValue(first?.text ?? '');
  },
});

type User = Pick<typeof userEventType, 'clear' | 'click' | 'type'>;

async function generate(userEvent: User, prompt: string): Promise<void> {
  const screen = within(document.body);
  await userEvent.click(await screen.findByRole('button', { name: messages.generate }));
  const field = await screen.findByLabelText(messages.generator.prompt);
  await userEvent.clear(field);
  await userEvent.type(field, prompt);
  await userEvent.click(screen.getByRole('button', { name: messages.generator.generate }));
}

export const Generated = meta.story({
  render: asAdmin,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), 'Mine');
    await generate(userEvent, 'The apple harvest');
    await expect(await canvas.findByText('Draft ready in Post 2')).toBeVisible();
    const [mine, made] = canvas.getAllByLabelText<HTMLInputElement>('Title');
    await expect(mine).toHaveValue('Mine');
    await expect(made?.value).not.toBe('');
    await expect(canvas.getByRole('button', { name: messages.generator.generate })).toHaveFocus();

    await userEvent.click(canvas.getByRole('button', { name: messages.generator.undo }));
    await expect(canvas.getAllByLabelText('Title')).toHaveLength(1);
    await expect(canvas.getByLabelText('Title')).toHaveValue('Mine');
  },
});

export const GeneratedForOneCard = meta.story({
  render: () => (
    <StoryFrame before={nothingKept}>
      {() => <CreateContentScreen start={{ type: 'email' }} />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), 'Mine');
    await generate(userEvent, 'The apple harvest');
    await expect(await canvas.findByText(messages.generator.offered)).toBeVisible();
    await expect(canvas.getByLabelText('Title')).toHaveValue('Mine');
    await userEvent.click(canvas.getByRole('button', { name: messages.generator.replace }));
    await expect(await canvas.findByText('Draft ready in the email')).toBeVisible();
    await expect(canvas.getByLabelText('Title')).not.toHaveValue('Mine');
    // After a later edit Undo is not offered.
    await userEvent.type(canvas.getByLabelText('Title'), ' and cider');
    await expect(canvas.queryByRole('button', { name: messages.generator.undo })).toBeNull();
  },
});

/** The key that sends the form elsewhere generates in the prompt, which has focus from the start. */
export const GeneratedByKey = meta.story({
  render: asAdmin,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: messages.generate }));
    const prompt = await canvas.findByLabelText(messages.generator.prompt);
    await waitFor(() => expect(prompt).toHaveFocus());
    await userEvent.keyboard('The apple harvest{Control>}{Enter}{/Control}');
    await expect(await canvas.findByText('Draft ready in Post 1')).toBeVisible();
    await expect(prompt).toHaveFocus();
    await expect(canvas.queryByText('Enter a title.')).toBeNull();
  },
});

export const NothingToGenerateFrom = meta.story({
  render: asAdmin,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: messages.generate }));
    const button = await canvas.findByRole('button', { name: messages.generator.generate });
    await userEvent.clear(canvas.getByLabelText(messages.generator.prompt));
    await expect(button).toBeDisabled();
    await expect(canvas.getByText('Say what the text should be about.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(messages.generator.prompt), 'Apples');
    await expect(button).toBeEnabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'LinkedIn' }));
    await expect(button).toBeDisabled();
    await expect(canvas.getByText('Select at least one platform.')).toBeVisible();
    // Enter in this list does not submit the form or validate it.
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Enter a title.')).toBeNull();
  },
});

export const Generating = meta.story({
  render: () => (
    <StoryFrame before={nothingKept} simulation={{ latency: 3 }}>
      {() => <CreateContentScreen start={{ type: 'blog' }} />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await generate(userEvent, 'The apple harvest');
    const busy = { name: messages.generator.generating };
    await expect(await canvas.findByRole('button', busy)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: messages.generator.cancel }));
    const button = canvas.getByRole('button', { name: messages.generator.generate });
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(
      await canvas.findByRole('button', { name: messages.generator.cancel }),
    ).toBeVisible();
  },
});

export const NotGenerated = meta.story({
  render: () => (
    <StoryFrame before={nothingKept} simulation={{ fail: ['generation.text'] }}>
      {() => <CreateContentScreen />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await generate(userEvent, 'The apple harvest');
    const retry = await canvas.findByRole('button', { name: messages.generator.retry });
    const prompt = canvas.getByLabelText(messages.generator.prompt);
    await expect(prompt).toHaveValue('The apple harvest');
    await userEvent.click(retry);
    await expect(
      await canvas.findByRole('button', { name: messages.generator.retry }),
    ).toBeVisible();
    const earlier = messages.generator.triesEarlier('The apple harvest');
    await expect(canvas.queryByText(earlier, { exact: false })).toBeNull();
    await userEvent.type(prompt, ' in the rain');
    await expect(await canvas.findByText(earlier, { exact: false })).toBeVisible();
  },
});

export const NoCampaigns = meta.story({
  render: () => (
    <StoryFrame as="editor" simulation={{ fail: ['campaigns.list'] }}>
      {() => <CreateContentScreen />}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The campaigns could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Load campaigns again' })).toBeVisible();
  },
});

/** Delays reading the browser's storage until the story calls `go`. */
const reading = { key: '', go: () => {} };
async function readLate(world: StoryWorld): Promise<void> {
  reading.key = keyOf(world);
  const values = newValues({});
  const social = values.social.map((post) => ({ ...post, title: 'An hour of work' }));
  const kept = { values: { ...values, social }, base: null, savedAt: 0 };
  await draftStore.keep(reading.key, kept);
  const { read } = draftStore;
  const start = new Promise<void>((resolve) => {
    reading.go = resolve;
  });
  spyOn(draftStore, 'read').mockImplementation(async (key) => start.then(() => read(key)));
}
const keptNow = async () => JSON.stringify(await draftStore.read(reading.key));

export const TypedBeforeKeptTextIsRead = meta.story({
  render: () => (
    <StoryFrame brand="empty" before={readLate}>
      {() => <CreateContentScreen />}
    </StoryFrame>
  ),
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
  render: () => (
    <StoryFrame brand="empty" before={readLate}>
      {() => <CreateContentScreen />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), 'Quick');
    await userEvent.type(canvas.getByLabelText('Text'), 'The launch is in June.');
    await userEvent.click(canvas.getByRole('button', { name: messages.submit.social }));
    reading.go();
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveValue(''));
    await expect(await keptNow()).toContain('An hour of work');
    await expect(await keptNow()).not.toContain('Quick');
  },
});

/** A copy of the text that was made when the tab was hidden does not outlive its sending. */
export const SentAfterTabWasHidden = meta.story({
  render: () => (
    <StoryFrame brand="empty" before={readLate}>
      {() => <CreateContentScreen />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), 'Quick');
    await userEvent.type(canvas.getByLabelText('Text'), 'The launch is in June.');
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
  render: () => (
    <StoryFrame
      brand="empty"
      before={async (world) => {
        await readLate(world);
        const values = newValues({});
        const social = values.social.map((post) => ({ ...post, title: 'Last letters' }));
        const slot = `${reading.key}#2`;
        tabStorage.set(`draft-slot:${reading.key}`, slot);
        draftStore.leave(slot, { values: { ...values, social }, base: null, savedAt: 1 });
        reading.go();
      }}
    >
      {() => <CreateContentScreen />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveValue('Last letters'));
    await expect(await keptNow()).toContain('An hour of work');
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }));
    tabStorage.remove(`draft-slot:${reading.key}`);
  },
});

/** If the browser fails to return the stored text, new text is still stored. */
export const KeptTextNotRead = meta.story({
  render: () => (
    <StoryFrame
      brand="empty"
      before={async (world) => {
        await readLate(world);
        spyOn(draftStore, 'read').mockResolvedValueOnce(undefined);
      }}
    >
      {() => <CreateContentScreen />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByLabelText('Title');
    reading.go();
    await userEvent.type(title, 'Quick');
    await waitFor(async () => expect(await keptNow()).toContain('Quick'));
    await expect(canvas.queryByText(/^Your unsaved text/)).toBeNull();
  },
});

export const OneTypeAllowed = meta.story({
  render: () => (
    <StoryFrame as="editor" without={/^(?!blog\.)/u}>
      {() => <CreateContentScreen />}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Blog Post' })).toBeChecked();
    await expect(choose('Social Media')).toBeDisabled();
    await expect(
      canvas.getByText(
        /^Social Media: Your permissions on this brand don’t let you create content/u,
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: messages.submit.blog })).toBeVisible();
  },
});

export const Denied = meta.story({
  render: () => <StoryFrame as="viewer">{() => <CreateContentScreen />}</StoryFrame>,
  play: async ({ canvas }) => {
    const words = await canvas.findByText(/^You don't have permission to create content\. /);
    await expect(words).toHaveTextContent(
      "You don't have permission to create content. You’re a viewer on this brand. Ask a brand manager for editor access.",
    );
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const NoBrand = meta.story({
  render: () => <StoryFrame brand="none">{() => <CreateContentScreen />}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.noBrand)).toBeVisible();
  },
});

/** Cards cannot be added or removed while sending, because the change would be lost. */
export const NothingIsAddedWhileSending = meta.story({
  render: () => (
    <StoryFrame as="manager" simulation={{ latency: 3 }}>
      {() => <CreateContentScreen />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const long = { timeout: 10_000 };
    await userEvent.type(await canvas.findByLabelText('Title', {}, long), 'Harvest');
    await userEvent.type(canvas.getByLabelText('Text'), 'The launch is in June.');
    await userEvent.click(await canvas.findByRole('button', { name: messages.add }, long));
    const [, title] = await canvas.findAllByLabelText('Title');
    const [, text] = canvas.getAllByLabelText('Text');
    if (title) await userEvent.type(title, 'Market day');
    if (text) await userEvent.type(text, 'Come early.');
    await userEvent.click(canvas.getByRole('button', { name: messages.submit.social }));
    for (const name of [messages.add, messages.removeNamed(1), messages.removeNamed(2)])
      await waitFor(() => expect(canvas.getByRole('button', { name })).toBeDisabled(), long);
  },
});

function Address() {
  return <output aria-label="Address">{useLocation().href}</output>;
}

const filtered = { view: 'list', status: 'published', orderBy: 'title', page: 2 } as const;

/** Filters, order and page are restored after creating, as after editing. */
export const ReturnsToTheFilteredList = meta.story({
  render: () => (
    <StoryFrame
      path="/content/create"
      before={async (world) => {
        await nothingKept(world);
        if (world.brandId) saveCalendarSearch(world.brandId, v.parse(contentSearch, filtered));
      }}
    >
      {() => (
        <>
          <CreateContentScreen start={{ type: 'social' }} />
          <Address />
        </>
      )}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), 'Harvest');
    await userEvent.type(canvas.getByLabelText('Text'), 'Come early.');
    await userEvent.click(canvas.getByRole('button', { name: messages.submit.social }));
    await waitFor(() =>
      expect(canvas.getByLabelText('Address')).toHaveTextContent(
        '/content/calendar?view=list&status=published&orderBy=title&page=2',
      ),
    );
  },
});

/** The title of the item whose page is open. */
function OpenedTitle() {
  const [, id] = /^\/content\/edit\/(.+)$/u.exec(useLocation().pathname) ?? [];
  const input = id === undefined ? skipToken : { id: v.parse(contentId, id) };
  const { data } = useQuery(useApi().content.get.queryOptions({ input }));
  return <output aria-label="Opened">{data?.title}</output>;
}

/** The notification about several drafts leads to the first of them. */
export const SeveralLeadToTheFirst = meta.story({
  render: () => (
    <StoryFrame path="/content/create" before={nothingKept}>
      {() => (
        <>
          <CreateContentScreen start={{ type: 'social' }} />
          <OpenedTitle />
        </>
      )}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), 'Harvest');
    await userEvent.type(canvas.getByLabelText('Text'), 'Come early.');
    await userEvent.click(canvas.getByRole('button', { name: messages.add }));
    await userEvent.type(canvas.getAllByLabelText('Title')[1] ?? document.body, 'Market day');
    await userEvent.type(canvas.getAllByLabelText('Text')[1] ?? document.body, 'Come late.');
    await userEvent.click(canvas.getByRole('button', { name: messages.submit.social }));
    await userEvent.click(
      await within(document.body).findByRole('button', { name: messages.first }),
    );
    await waitFor(() => expect(canvas.getByLabelText('Opened')).toHaveTextContent('Harvest'));
  },
});
