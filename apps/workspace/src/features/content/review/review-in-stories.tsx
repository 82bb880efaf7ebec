import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { screen, within } from 'storybook/test';
import type { SimulationSettings } from '../../../shared/simulation/simulation';
import type { StoryWorld } from '../../../shared/testing/StoryFrame';
import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { contentSearch } from '../item/content-search';
import { ContentPage } from '../item/ContentPage';
import { valuesOf } from '../item/content-values';
import { contentValuesSchema } from '../item/content-values.schema';
import { reviewMessages as messages } from './review.messages';
import { ReviewDesk } from './ReviewDesk';

/** Renders the desk for its address, also after a step. */
export function Desk({ brandId }: StoryWorld) {
  const search = v.parse(contentSearch, useSearch({ strict: false }));
  return brandId && <ReviewDesk brandId={brandId} search={search} />;
}

/** Renders the desk in its page, like the route. */
export function DeskInItsPage(world: StoryWorld) {
  if (!world.brandId) return null;
  return (
    <main>
      <ContentPage brandId={world.brandId} view="review">
        <Desk {...world} />
      </ContentPage>
    </main>
  );
}

export const path = '/content/calendar?view=review';

/** The world of the running story, for changes by other people. */
let present: StoryWorld | undefined;

interface DeskOptions {
  simulation?: Partial<SimulationSettings>;
  before?: (world: StoryWorld) => Promise<unknown>;
}

export function story(as: 'admin' | 'manager' | 'editor' | 'viewer', options: DeskOptions = {}) {
  const { simulation = {}, before = async () => undefined } = options;
  return (
    <StoryFrame
      as={as}
      path={path}
      simulation={simulation}
      before={(world) => {
        present = world;
        return before(world);
      }}
    >
      {(world) => <DeskInItsPage {...world} />}
    </StoryFrame>
  );
}

export async function waiting({ services, brandId }: StoryWorld): Promise<readonly ContentItem[]> {
  if (!brandId) throw new Error('The desk is one of a brand.');
  return (await services.client.content.waiting({ brandId })).items;
}

/** Decides all items except the first ones. */
export const leave = (count: number) => async (world: StoryWorld) => {
  const { content } = world.services.client;
  for (const { id, version } of (await waiting(world)).slice(count)) {
    await content.approve({ id, version });
  }
};

/** Changes an approved item of the queue as a person without the permission to approve. */
export const changedSinceApproval = (place: number, day: string) => async (world: StoryWorld) => {
  const item = (await waiting(world))[place];
  if (!item) throw new Error('So many do not wait in the samples.');
  const { id, version } = item;
  const note = 'Good as it is.';
  const approved = await world.services.client.content.approve({ id, version, note });
  await rewrite(world, approved, {
    title: 'Autumn menu',
    body: `${item.body} Doors open at nine.`,
    scheduledFor: `${day}T09:00:00.000Z`,
  });
};

interface Change {
  title?: string;
  body: string;
  scheduledFor?: string | null;
}

export async function rewrite(
  world: StoryWorld,
  item: ContentItem,
  { scheduledFor = item.scheduledFor, ...words }: Change,
): Promise<void> {
  const editor = await world.other('editor');
  const { draft } = v.parse(contentValuesSchema(item.type), { ...valuesOf(item), ...words });
  const { id, version } = item;
  await editor.content.update({ id, version, draft, scheduledFor });
}

export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });

/** Returns the titles of the pending items in order, once loaded. */
export async function titles(): Promise<string[]> {
  const rows = within(await screen.findByRole('grid', { name: messages.queue.label })).getAllByRole(
    'row',
  );
  // Focus is set as after navigation, because the shortcuts need focus on the desk.
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('h1[data-page-heading]')?.focus();
  return rows.map((row) => row.getAttribute('aria-label') ?? '');
}

/** Another person acts on an item, and this tab gets the change event, as in the app. */
export async function elsewhere(
  title: string,
  act: (item: ContentItem, world: StoryWorld) => Promise<unknown>,
  { isHeard = true } = {},
): Promise<void> {
  if (!present) throw new Error('No story is running.');
  const item = (await waiting(present)).find((each) => each.title === title);
  if (!item) throw new Error(`“${title}” does not wait.`);
  await act(item, present);
  const { queryClient, api } = present.services;
  if (isHeard) await queryClient.invalidateQueries({ queryKey: api.content.key() });
}
