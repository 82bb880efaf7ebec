import { expectNoSidewaysScroll } from '@brandroom/stories/sideways';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { Page } from '@brandroom/ui/Page';
import { PageBar } from '@brandroom/ui/PageBar';
import { expect, screen, waitFor, within } from 'storybook/test';
import { keysMessages } from '../../../shared/keys/keys.messages';
import type { StoryWorld } from '../../../shared/testing/StoryFrame';
import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { reviewMessages as messages } from './review.messages';
import { ReviewDesk } from './ReviewDesk';
import {
  Desk,
  DeskInItsPage,
  path,
  story,
  waiting,
  leave,
  changedSinceApproval,
  rewrite,
  heading,
  titles,
} from './review-in-stories';

const meta = preview.meta({
  title: 'Screens/ReviewDesk',
  component: ReviewDesk,
  tags: ['!autodocs'],
  parameters: {
    controls: { disable: true },
    layout: 'fullscreen',
    ...guide({
      purpose: 'Decides on pending items, one after the other, from the keyboard.',
      avoid: 'To look for something, the list.',
      keys: [
        { keys: ['J'], does: 'Next item', story: 'ApprovedByKey' },
        { keys: ['K'], does: 'Previous item', story: 'ApprovedByKey' },
        { keys: ['A'], does: 'Approves', story: 'ApprovedByKey' },
        { keys: ['W'], does: 'Approves with a note', story: 'RejectedWithANote' },
        { keys: ['R'], does: 'Rejects, with a note', story: 'RejectedWithANote' },
        { keys: ['X'], does: 'Selects', story: 'SeveralApproved' },
        { keys: ['Shift+A'], does: 'Approves the selected items', story: 'SeveralApproved' },
        { keys: ['?'], does: 'Lists the keys', story: 'KeysAreListedAndSwitchedOff' },
      ],
      dos: ['Announce the decision, the number of items left and the next item in one sentence.'],
      donts: ['Let a decision fall on another version than the one that was read.'],
      heard: 'ApprovedAndTheNextIsRead',
    }),
  },
});

export const Loaded = meta.story({
  render: () => story('manager'),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('grid', { name: messages.queue.label });
    await expect(within(list).getAllByRole('row')).toHaveLength(8);
    await expect(canvas.getByText('1 of 8')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Review (8)' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Approve' })).toBeVisible();
    await expect(await canvas.findByText(messages.facts.author)).toBeVisible();
    await expect(canvas.queryByText(messages.facts.decision)).toBeNull();
    await expect(canvas.queryByRole('radio', { name: messages.changes.changes })).toBeNull();
    const [row] = within(list).getAllByRole('row');
    await expect(row).toHaveTextContent(/· \w+ \w+, (?:\d+|less) /u);
    // The text begins close to the bars, near the decision.
    const words = canvas.getByRole('group', { name: messages.words });
    await expect(words.getBoundingClientRect().top).toBeLessThanOrEqual(160);
  },
});

async function onlyABlogPostWithALink(world: StoryWorld): Promise<void> {
  const { content } = world.services.client;
  const [blog, ...others] = (await waiting(world)).toSorted(
    (a, b) => Number(b.type === 'blog') - Number(a.type === 'blog'),
  );
  if (blog?.type !== 'blog') throw new Error('No blog post waits in the samples.');
  for (const { id, version } of others) await content.approve({ id, version });
  const { id, version } = blog;
  const approved = await content.approve({ id, version });
  await rewrite(world, approved, {
    body: `${blog.body}\n\n- Read [how we buy](https://fernhill.example/buying)`,
  });
}

export const ABlogPostAsItIsRead = meta.story({
  render: () => story('manager', { before: onlyABlogPostWithALink }),
  play: async ({ canvas, userEvent }) => {
    const article = within(await canvas.findByRole('article'));
    const headings = await article.findAllByRole('heading', { level: 4 });
    await expect(headings.map(({ textContent }) => textContent)).toContain('Friday: the price');
    const words = article.getByRole('group', { name: messages.words });
    await expect(words).not.toHaveTextContent('##');
    await expect(within(words).getByRole('link', { name: /^how we buy/ })).toHaveAttribute(
      'href',
      'https://fernhill.example/buying',
    );
    // Changes are compared as source text.
    await userEvent.click(await article.findByRole('radio', { name: messages.changes.changes }));
    const added = await article.findByText(/how we buy/, { selector: 'ins' });
    await expect(added).toHaveTextContent('- Read [how we buy](https://fernhill.example/buying)');
  },
});

export const ApprovedByKey = meta.story({
  render: () => story('manager', { before: leave(3) }),
  play: async ({ canvas, userEvent }) => {
    const [first = '', second = '', third = ''] = await titles();
    await userEvent.keyboard('a');
    const sentence = `Approved “${first}”. 2 left. Now: “${second}”.`;
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(sentence));
    await waitFor(async () => expect(await heading(second)).toHaveFocus());
    await expect(canvas.getByText('1 of 2')).toBeVisible();
    await expect(canvas.getByText(`Approved “${first}”. 2 left.`)).toBeVisible();
    // A decision shortcut does nothing without focus on the desk.
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('a');
    await expect(canvas.getByText('1 of 2')).toBeVisible();
    // The controls of the page bar are not on the desk.
    canvas.getByRole('button', { name: 'More actions' }).focus();
    await userEvent.keyboard('a');
    await expect(canvas.getByText('1 of 2')).toBeVisible();
    await userEvent.keyboard('j');
    await waitFor(async () => expect(await heading(third)).toHaveFocus());
    await userEvent.keyboard('k');
    await waitFor(async () => expect(await heading(second)).toHaveFocus());
    await expect(await titles()).toEqual([second, third]);
    await userEvent.click(canvas.getByRole('button', { name: /^Undo: Approved/ }));
    await waitFor(async () => expect(await heading(first)).toHaveFocus());
    await expect(canvas.getByText('1 of 3')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Undo/ })).toBeNull();
  },
});

async function twoOfWhichTheSecondChanged(world: StoryWorld): Promise<void> {
  await leave(2)(world);
  await changedSinceApproval(1, '2026-06-03')(world);
}

/**
 * Announces the decision on the first item, then the second item with every change since its
 * approval. Rendered in a plain page, because the bar of the content pages is announced elsewhere.
 */
export const ApprovedAndTheNextIsRead = meta.story({
  render: () => (
    <StoryFrame as="manager" path={path} before={twoOfWhichTheSecondChanged}>
      {(world) => (
        <main>
          <Page layout="form" bar={<PageBar title="Review" />}>
            <Desk {...world} />
          </Page>
        </main>
      )}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await titles();
    await userEvent.keyboard('a');
    await waitFor(async () => expect(await heading('Autumn menu')).toHaveFocus());
    await userEvent.click(await canvas.findByRole('radio', { name: messages.changes.changes }));
    await canvas.findByText('Doors open at nine.', { selector: 'ins' });
    await waitFor(() => expect(canvas.queryByText(/^Loading/)).toBeNull());
  },
});

/** A shortcut applies to the item that the previous one opened, even before the address changes. */
export const KeysInARow = meta.story({
  render: () => story('manager', { before: leave(3) }),
  play: async ({ canvas }) => {
    const [first = '', second = '', third = ''] = await titles();
    for (const key of ['j', 'x', 'j', 'x', 'k', 'k']) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      // Each key press is its own event: its change renders before the next.
      await Promise.resolve();
    }
    await waitFor(async () => expect(await heading(first)).toHaveFocus());
    for (const title of [second, third])
      await expect(canvas.getByRole('checkbox', { name: `Select ${title}` })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: `Select ${first}` })).not.toBeChecked();
  },
});

export const RejectedWithANote = meta.story({
  render: () => story('manager', { before: leave(2) }),
  play: async ({ canvas, userEvent }) => {
    const [first = '', second = ''] = await titles();
    await userEvent.keyboard('r');
    const dialog = await screen.findByRole('dialog', { name: `Reject “${first}”` });
    const note = within(dialog).getByRole('textbox', { name: /^Note to the author/ });
    await expect(note).toHaveFocus();
    await userEvent.keyboard('Ajar: say which door.');
    await expect(note).toHaveValue('Ajar: say which door.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('w');
    await screen.findByRole('dialog', { name: `Approve “${first}” with a note` });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('r');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Note to/ })).toHaveValue(
        'Ajar: say which door.',
      ),
    );
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(async () => expect(await heading(second)).toHaveFocus());
    await expect(canvas.getByRole('link', { name: `Open “${first}”` })).toBeVisible();
  },
});

export const SeveralApproved = meta.story({
  render: () => story('manager', { before: leave(4) }),
  play: async ({ canvas }) => {
    const [first = '', , third = '', fourth = ''] = await titles();
    (await heading(first)).focus();
    // Faster than the page is painted: no key is lost between two items.
    for (const key of 'xjxA') {
      const press = new KeyboardEvent('keydown', {
        key,
        shiftKey: key === 'A',
        bubbles: true,
        cancelable: true,
      });
      document.activeElement?.dispatchEvent(press);
      await Promise.resolve();
    }
    const sentence = `Approved 2 items. 2 left. Now: “${third}”.`;
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(sentence));
    await waitFor(async () => expect(await heading(third)).toHaveFocus());
    await expect(await titles()).toEqual([third, fourth]);
    await expect(canvas.getByText(messages.queue.order)).toBeVisible();
  },
});

export const NotDecided = meta.story({
  render: () => story('manager', { simulation: { fail: ['content.approve'] } }),
  play: async ({ canvas, userEvent }) => {
    const [first = ''] = await titles();
    await userEvent.keyboard('a');
    await expect(await canvas.findByText(/^That did not work\./)).toBeVisible();
    await heading(first);
    await expect(await titles()).toHaveLength(8);
  },
});

export const TheLastOne = meta.story({
  render: () => story('manager', { before: leave(1) }),
  play: async ({ canvas, userEvent }) => {
    const [only = ''] = await titles();
    await userEvent.keyboard('j');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(messages.onlyOne));
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await waitFor(async () => expect(await heading(messages.empty)).toHaveFocus());
    const words = `Approved “${only}”. Nothing left.`;
    await expect(canvas.getByText(words, { selector: 'p' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(words);
  },
});

export const AllReviewed = meta.story({
  tags: ['empty'],
  render: () => story('manager', { before: leave(0) }),
  play: async ({ canvas }) => {
    await heading(messages.empty);
    await expect(canvas.getByRole('radio', { name: 'Review' })).toBeChecked();
  },
});

export const KeysAreListedAndSwitchedOff = meta.story({
  render: () => (
    <StoryFrame as="manager" path={path} before={leave(2)}>
      {(world) => <DeskInItsPage {...world} />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first = ''] = await titles();
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: messages.keys.title });
    await expect(within(dialog).getAllByRole('term')).toHaveLength(9);
    await userEvent.click(within(dialog).getByRole('switch', { name: keysMessages.singleKeys }));
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText(messages.keys.areOff)).toBeVisible();
    await userEvent.keyboard('jax?');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await heading(first);
    await expect(canvas.getByText(messages.queue.order)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: keysMessages.open }));
    await userEvent.click(await screen.findByRole('switch', { name: keysMessages.singleKeys }));
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText(messages.keys.hint)).toBeVisible();
  },
});

export const OfAnAdmin = meta.story({
  render: () => story('admin'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Approve' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    const shown = await screen.findByRole('menuitem', { name: 'Show in workflow' });
    const place = /^\/workflows\/content-workflow\?item=content_/u;
    await expect(shown).toHaveAttribute('href', expect.stringMatching(place));
  },
});

const refusedKeys = [
  ['r', messages.keys.reject],
  ['w', messages.keys.approveWithNote],
  ['x', messages.actions.select],
  ['A', messages.keys.approveSelected],
] as const;

/** A person who may not approve sees the pending items and why they cannot decide. */
export const OfAnEditor = meta.story({
  render: () => story('editor'),
  play: async ({ canvas, userEvent }) => {
    const [first = ''] = await titles();
    const why = 'Approve: Editors can’t approve content on this brand.';
    await expect(canvas.getByText(why)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    const rules = canvas.getByRole('link', { name: 'See why you can’t: Approve' });
    await expect(rules.getAttribute('href')).toMatch(/item=.*state=pending.*event=APPROVE/u);
    await userEvent.keyboard('a');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(why));
    for (const [key, label] of refusedKeys) {
      await userEvent.keyboard(key);
      const words = `${label}: Editors can’t approve content on this brand.`;
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words));
    }
    await expect(canvas.getByText(messages.keys.hintToRead)).toBeVisible();
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: messages.keys.title });
    await expect(within(dialog).getAllByRole('term')).toHaveLength(4);
    await expect(within(dialog).queryByText(messages.keys.approve)).toBeNull();
    await userEvent.keyboard('{Escape}');
    await heading(first);
  },
});

/** A viewer sees neither the pending items nor their number. */
export const Denied = meta.story({
  render: () => story('viewer'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.denied)).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: /^Review/ })).toBeNull();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
});

export const Loading = meta.story({
  render: () => story('manager', { simulation: { latency: 10 } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: messages.loading })).toBeVisible();
  },
});

export const Failed = meta.story({
  render: () => story('manager', { simulation: { fail: ['content.waiting'] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** On phones the queue comes first, then the item, and back. */
export const OnPhones = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => story('manager'),
  play: async ({ canvas, userEvent }) => {
    const [, second = ''] = await titles();
    await expect(canvas.queryByRole('article')).toBeNull();
    await expectNoSidewaysScroll();
    await userEvent.click(canvas.getByText(second));
    await waitFor(async () => expect(await heading(second)).toHaveFocus());
    await expect(canvas.queryByRole('grid')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Approve' })).toBeVisible();
    await expectNoSidewaysScroll();
    await userEvent.click(canvas.getByRole('button', { name: messages.toQueue }));
    await waitFor(() => expect(canvas.getByRole('row', { name: second })).toHaveFocus());
  },
});
