import type { ContentItem } from '@brandroom/domain/content/content.schema';
import preview from '@brandroom/stories/preview';
import { listenForAnnouncements } from '@brandroom/ui/announce';
import { expect, screen, waitFor } from 'storybook/test';
import type { StoryWorld } from '../../../shared/testing/StoryFrame';
import { waitingInput } from '../item/list-input';
import { reviewMessages as messages } from './review.messages';
import { ReviewDesk } from './ReviewDesk';
import {
  story,
  leave,
  changedSinceApproval,
  rewrite,
  heading,
  titles,
  elsewhere,
  waiting,
} from './review-in-stories';

/** Stories in which another person changes or decides the reviewed item. */
const meta = preview.meta({
  title: 'Screens/ReviewDesk',
  component: ReviewDesk,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

const reject = async ({ id, version }: ContentItem, { other }: StoryWorld) =>
  (await other('admin')).content.reject({ id, version });

export const ChangedSinceItsApproval = meta.story({
  render: () => story('manager', { before: changedSinceApproval(0, '2026-03-03') }),
  play: async ({ canvas, userEvent }) => {
    await heading('Autumn menu');
    await expect(canvas.queryByText('Doors open at nine.', { selector: 'ins' })).toBeNull();
    await userEvent.click(await canvas.findByRole('radio', { name: messages.changes.changes }));
    const added = await canvas.findByText('Doors open at nine.', { selector: 'ins' });
    await expect(added).toHaveTextContent('Added: Doors open at nine.');
    await expect(canvas.getByText('Note: “Good as it is.”')).toBeVisible();
  },
});

/** Another person rejects one of the selected items shortly before. */
export const SomeOfThemRefused = meta.story({
  render: () => story('manager', { before: leave(2) }),
  play: async ({ canvas, userEvent }) => {
    const [, second = ''] = await titles();
    await userEvent.click(canvas.getByRole('button', { name: messages.queue.all }));
    await elsewhere(second, reject, { isHeard: false });
    await userEvent.keyboard('A');
    await expect(await canvas.findByText('1 of 2 items not approved')).toBeVisible();
    await expect(
      canvas.getByText(`“${second}”: Someone edited this item while you were working.`),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: messages.many.close }));
    await expect(canvas.queryByText('1 of 2 items not approved')).toBeNull();
  },
});

/** A batch applies to the selected versions: later changes are not approved unread. */
export const ChangedSinceItWasSelected = meta.story({
  render: () => story('manager', { before: leave(2) }),
  play: async ({ canvas, userEvent }) => {
    const [first = '', second = ''] = await titles();
    await userEvent.keyboard('xjx');
    await expect(await canvas.findByText('2 of 2 selected', { selector: 'span' })).toBeVisible();
    await elsewhere(first, (item, world) => rewrite(world, item, { body: 'Other words.' }));
    await userEvent.keyboard('{Shift>}A{/Shift}');
    await expect(await canvas.findByText('1 of 2 items not approved')).toBeVisible();
    await expect(canvas.getByText(new RegExp(`^“${first}”: Someone edited`, 'u'))).toBeVisible();
    await expect(await titles()).toEqual([first]);
    await expect(canvas.queryByText(second, { selector: 'h2' })).toBeNull();
    await expect(canvas.getByText(messages.queue.order)).toBeVisible();
  },
});

export const ChangedUnderTheReader = meta.story({
  render: () => story('manager', { before: leave(2) }),
  play: async ({ canvas, userEvent }) => {
    const [first = ''] = await titles();
    await elsewhere(first, (item, world) => rewrite(world, item, { body: 'Other words.' }));
    await expect(await canvas.findByText(/edited this while you were working$/)).toBeVisible();
    await expect(canvas.queryByText('Other words.')).toBeNull();
    await userEvent.keyboard('a');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(messages.changed.wait));
    await userEvent.click(canvas.getByRole('button', { name: messages.changed.read }));
    await expect(await canvas.findByText('Other words.')).toBeVisible();
    await waitFor(async () => expect(await heading(first)).toHaveFocus());
    await userEvent.keyboard('a');
    await expect(await canvas.findByText(`Approved “${first}”. 1 left.`)).toBeVisible();
  },
});

export const DecidedByAnother = meta.story({
  render: () => story('manager', { before: leave(2) }),
  play: async ({ canvas, userEvent }) => {
    const [first = '', second = ''] = await titles();
    (await heading(first)).focus();
    await elsewhere(first, reject);
    const gone = await heading(`“${first}” is no longer pending`);
    await waitFor(() => expect(gone).toHaveFocus());
    await expect(canvas.getByText(/^The item is now rejected\. /)).toBeVisible();
    // A decision shortcut announces why no decision is possible.
    const said: string[] = [];
    const stop = listenForAnnouncements(({ text }) => said.push(text));
    await userEvent.keyboard('ar');
    stop();
    const why = `“${first}” is no longer pending. The item is now rejected.`;
    await expect(said).toEqual([why, why]);
    await userEvent.click(canvas.getByRole('button', { name: messages.gone.next }));
    await waitFor(async () => expect(await heading(second)).toHaveFocus());
  },
});

/** Another person takes their decision back: the item was not edited. */
export const DecidedAndTakenBack = meta.story({
  render: () => story('manager', { before: leave(2) }),
  play: async ({ canvas, userEvent }) => {
    const [first = '', second = ''] = await titles();
    let rejected: Pick<ContentItem, 'id' | 'version'> | undefined;
    await elsewhere(first, async (item, world) => {
      const { id, version } = await reject(item, world);
      rejected = { id, version };
    });
    await heading(`“${first}” is no longer pending`);
    await elsewhere(second, async (_, { other }) => {
      if (rejected) await (await other('admin')).content.undoDecision(rejected);
    });
    (await heading(first)).focus();
    await userEvent.keyboard('a');
    await expect(await canvas.findByText(`Approved “${first}”. 1 left.`)).toBeVisible();
  },
});

/** The item answers before the queue does: it is pending again, and no sentence says otherwise. */
export const TakenBackBeforeTheQueueAnswers = meta.story({
  render: () => story('manager', { before: leave(2) }),
  play: async ({ canvas }) => {
    const [first = '', second = ''] = await titles();
    let rejected: Pick<ContentItem, 'id' | 'version'> | undefined;
    await elsewhere(first, async (item, world) => {
      rejected = await reject(item, world);
    });
    await heading(`“${first}” is no longer pending`);
    const queue = Promise.withResolvers<undefined>();
    const takeBack = async (_: ContentItem, { other, services, brandId }: StoryWorld) => {
      if (!rejected || !brandId) throw new Error('Nothing was rejected.');
      const { id, version } = rejected;
      await (await other('admin')).content.undoDecision({ id, version });
      const { queryClient, api, client } = services;
      const { queryKey } = api.content.waiting.queryOptions({ input: waitingInput(brandId) });
      const queryFn = async () => {
        await queue.promise;
        return client.content.waiting(waitingInput(brandId));
      };
      void queryClient.fetchQuery({ queryKey, queryFn, staleTime: 0 });
      await queryClient.refetchQueries({ queryKey: api.content.get.key() });
    };
    await elsewhere(second, takeBack, { isHeard: false });
    await waitFor(() => expect(canvas.queryByText(/is no longer pending$/u)).toBeNull());
    queue.resolve(undefined);
    await heading(first);
  },
});

/** The decision is known from the queue alone: the item as it was before is no answer. */
export const DecidedButNotLoaded = meta.story({
  render: () =>
    story('manager', {
      simulation: { fail: ['content.get'] },
      before: async (world) => {
        await leave(2)(world);
        const { queryClient, api } = world.services;
        for (const item of await waiting(world))
          queryClient.setQueryData(api.content.get.queryKey({ input: { id: item.id } }), item);
      },
    }),
  play: async ({ canvas }) => {
    const [first = ''] = await titles();
    await elsewhere(first, reject);
    const patience = { timeout: 10_000 };
    await expect(await canvas.findByRole('button', { name: 'Try again' }, patience)).toBeVisible();
    await expect(canvas.queryByText(/is no longer pending$/u)).toBeNull();
  },
});

/** A history that could not be loaded again ends with the submission, which is not the decision. */
export const DecidedWithAnOldHistory = meta.story({
  render: () =>
    story('manager', {
      simulation: { fail: ['content.history'] },
      before: async (world) => {
        await leave(2)(world);
        const { queryClient, api } = world.services;
        const { content } = await world.other('admin');
        for (const { id } of await waiting(world))
          queryClient.setQueryData(
            api.content.history.queryKey({ input: { id } }),
            await content.history({ id }),
          );
      },
    }),
  play: async ({ canvas }) => {
    const [first = ''] = await titles();
    await elsewhere(first, reject);
    await heading(`“${first}” is no longer pending`);
    await expect(canvas.getByText('The item is now rejected.')).toBeVisible();
  },
});

/** An item of another brand is pending, but not in this queue. */
export const PendingButNotInTheQueue = meta.story({
  render: () => story('manager', { before: leave(2) }),
  play: async ({ canvas }) => {
    const [first = ''] = await titles();
    const forget = async ({ id }: ContentItem, { services, brandId }: StoryWorld) => {
      if (!brandId) throw new Error('The desk is one of a brand.');
      const { queryKey } = services.api.content.waiting.queryOptions({
        input: waitingInput(brandId),
      });
      services.queryClient.setQueryData(
        queryKey,
        (queue) => queue && { ...queue, items: queue.items.filter((item) => item.id !== id) },
      );
    };
    await elsewhere(first, forget, { isHeard: false });
    await heading(messages.gone.unlisted(first));
    await expect(canvas.getByRole('link', { name: messages.actions.read })).toBeVisible();
  },
});

/** Without its history an item is reviewed as usual, but its author is unknown. */
export const HistoryNotLoaded = meta.story({
  render: () => story('manager', { simulation: { fail: ['content.history'] } }),
  play: async ({ canvas }) => {
    const patience = { timeout: 10_000 };
    const { author, channel } = messages.facts;
    await expect(await canvas.findByText(channel, { selector: 'dt' }, patience)).toBeVisible();
    await waitFor(
      () => expect(canvas.queryByText(author, { selector: 'dt' })).toBeNull(),
      patience,
    );
  },
});
