import type { ContentDraft } from '@brandroom/domain/content/content.schema';
import preview from '@brandroom/stories/preview';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Suspense } from 'react';
import type { userEvent as userEventType } from 'storybook/test';
import { expect, waitFor, within } from 'storybook/test';

import { useApi } from '../../shared/api/api';
import { useWorkspace } from '../../shared/brand/workspace';
import type { StoryWorld } from '../../shared/testing/StoryFrame';
import { StoryFrame } from '../../shared/testing/StoryFrame';
import type { Canvas } from './machine-in-stories';
import { anyItem, at, loadMachines, panelOf } from './machine-in-stories';
import type { MachineSearch } from './machine-search';
import { MachineScreen } from './MachineScreen';

/** A workflow with a stored item or email. */
const meta = preview.meta({
  title: 'Screens/MachineScreen',
  tags: ['!autodocs'],
  component: MachineScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
  beforeEach: loadMachines,
});

/** Shows a part once its samples are loaded. */
const waiting = (part: ReactNode) => () => <Suspense>{part}</Suspense>;

const recentOf = async (canvas: Canvas) =>
  within(await canvas.findByRole('list', { name: 'Recently changed items' }));

/** No item is shown, and no empty bar above the message. */
async function expectNoItem(canvas: Canvas): Promise<void> {
  await expect(await canvas.findByRole('heading', { name: 'Item not found' })).toBeVisible();
  const bar = canvas.getByRole('heading', { level: 1 }).parentElement?.parentElement;
  const rows = bar ? getComputedStyle(bar).gridTemplateRows.split(' ') : [];
  await expect(rows).toEqual([expect.stringMatching(/^[\d.]+px$/u)]);
}

async function expectLastChangedFirst(links: readonly HTMLElement[]): Promise<void> {
  const changed = links.map((link) =>
    Date.parse(link.closest('li')?.querySelector('time')?.dateTime ?? ''),
  );
  await expect(changed.length).toBeGreaterThan(1);
  await expect(changed.filter(Number.isNaN)).toEqual([]);
  await expect(changed).toEqual(changed.toSorted((a, b) => b - a));
}

/** Before the first event, whose moment is shown. */
const longAgo = '2000-01-01T00:00:00.000Z';

/** The content workflow with the first approved post. */
function WithItem({ search = { view: 'log' } }: { search?: MachineSearch }) {
  const { brandId } = useWorkspace();
  const input = { brandId: brandId ?? ('' as never), status: 'approved', type: 'blog' } as const;
  const { data } = useSuspenseQuery(useApi().content.list.queryOptions({ input }));
  const [item] = data.items;
  if (!item) throw new Error('There is no approved post in the samples.');
  return <MachineScreen slug="content-workflow" search={{ ...search, item: item.id }} />;
}

export const OfAnItem = meta.story({
  render: () => <StoryFrame as="viewer">{waiting(<WithItem />)}</StoryFrame>,
  play: async ({ canvas }) => {
    const panel = await panelOf(canvas);
    await expect(panel.getByRole('heading', { name: 'Approved' })).toBeVisible();
    await expect(panel.getByText('You are here')).toBeVisible();
    const log = within(await canvas.findByRole('region', { name: 'Log' }));
    await expect(log.getByText(/approved this$/u)).toBeVisible();
  },
});

/** An address with a moment and no state selects the state of that moment. */
export const OfAnItemBefore = meta.story({
  render: () => <StoryFrame>{waiting(<WithItem search={{ at: longAgo }} />)}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^As of/u)).toBeVisible();
    await expect(canvas.getByText(/^“.+”$/u)).toBeVisible();
    const panel = await panelOf(canvas);
    await expect(panel.getByRole('heading', { name: 'Draft' })).toBeVisible();
    await expect(panel.getByText('The item was here')).toBeVisible();
  },
});

/** The items that a change concerns are counted with an item on show, too. */
export const ComparedWithAnItem = meta.story({
  render: () => (
    <StoryFrame>{waiting(<WithItem search={{ view: 'compare', compare: '1.0.0' }} />)}</StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/^\d+ items? in this state now$/u)).not.toHaveLength(0);
  },
});

const refused = (as: 'admin' | 'viewer', event: string) => () => (
  <StoryFrame as={as}>{waiting(<WithItem search={{ event, as: 'a-manager' }} />)}</StoryFrame>
);

/** A refusal that has nothing to do with a date. */
export const HelpForADecision = meta.story({
  render: refused('admin', 'UNDO_DECISION'),
  play: async ({ canvas }) => {
    const panel = await panelOf(canvas);
    await expect(await panel.findByText(/You can undo only your own decision/u)).toBeVisible();
    await expect(await panel.findByRole('link', { name: 'Open item' })).toBeVisible();
  },
});

/** Gives the chosen step a date that is over, and returns the panel. */
async function forYesterday(
  canvas: Canvas,
  userEvent: Pick<typeof userEventType, 'selectOptions'>,
): Promise<Canvas> {
  const panel = await panelOf(canvas);
  const payload = await panel.findByRole('combobox', { name: 'Payload' });
  await userEvent.selectOptions(payload, 'For yesterday');
  return panel;
}

export const HelpForADate = meta.story({
  render: refused('admin', 'SCHEDULE'),
  play: async ({ canvas, userEvent }) => {
    const panel = await forYesterday(canvas, userEvent);
    const link = await panel.findByRole('link', { name: 'Open the item to change its date' });
    await expect(link).toBeVisible();
  },
});

/** A person who can’t change the item is sent nowhere. */
export const NoHelpForAViewer = meta.story({
  render: refused('viewer', 'SCHEDULE'),
  play: async ({ canvas, userEvent }) => {
    const panel = await forYesterday(canvas, userEvent);
    await expect(await panel.findByText(/^Choose a later date/u)).toBeVisible();
    await expect(panel.queryByRole('link')).toBeNull();
  },
});

let stored: () => Promise<unknown> = () => Promise.resolve();

/** Gives the story a way to read the stored posts. */
async function withStored({ services, brandId }: StoryWorld): Promise<void> {
  if (!brandId) throw new Error('Posts are those of a brand.');
  stored = () => services.client.content.list({ brandId, type: 'blog' });
  await stored();
}

/** An item of the person's own brand, while they are in one that they have no access to. */
function WithItemOfTheirBrand() {
  const { user } = useWorkspace();
  const brandId = user.brandAccess[0]?.brandId ?? ('' as never);
  const input = { brandId, status: 'pending', type: 'blog' } as const;
  const { data } = useSuspenseQuery(useApi().content.list.queryOptions({ input }));
  const [item] = data.items;
  if (!item) throw new Error('There is no pending post in the samples.');
  return <MachineScreen slug="content-workflow" search={{ item: item.id, event: 'EDIT' }} />;
}

/** It is judged with the rights in its own brand. */
export const OfAnItemOfAnotherBrand = meta.story({
  render: () => (
    <StoryFrame as="editor" brand="foreign">
      {waiting(<WithItemOfTheirBrand />)}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    const panel = await panelOf(canvas);
    await expect(await panel.findByText(/\(you\) can take this step\.$/u)).toBeVisible();
  },
});

/** The first draft of an email. */
function WithEmail({ view }: Pick<MachineSearch, 'view'>) {
  const { brandId, user } = useWorkspace();
  const input = { brandId: brandId ?? ('' as never) };
  const { data } = useSuspenseQuery(useApi().emails.list.queryOptions({ input }));
  const email = data.find(({ status, sending }) => status === 'draft' && !sending);
  if (!email) throw new Error('There is no draft of an email in the samples.');
  const search = { item: email.id, state: 'idle', event: 'SEND', as: user.id, view };
  return <MachineScreen slug="email-send" search={search} />;
}

/** The rule that refuses to send an email, with the value that it read. */
export const WhyAnEmailIsNotSent = meta.story({
  render: () => <StoryFrame as="editor">{waiting(<WithEmail view="outline" />)}</StoryFrame>,
  play: async ({ canvas }) => {
    const panel = await panelOf(canvas);
    await expect(await panel.findByText('Editors can’t send emails on this brand.')).toBeVisible();
    await expect(panel.getByText('May publish: no')).toBeVisible();
    await expect(panel.queryByText(/^Answered for/u)).toBeNull();
  },
});

/** Before an email is sent it has no history: its log says so. */
export const EmailWithoutHistory = meta.story({
  render: () => <StoryFrame>{waiting(<WithEmail view="log" />)}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No history' })).toBeVisible();
  },
});

/** So it has no journal to download. */
export const FilesOfAnEmail = meta.story({
  render: () => <StoryFrame>{waiting(<WithEmail view="export" />)}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Download SVG' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /journal/iu })).toBeNull();
  },
});

/** A trial begins where the item is, and leaves the stored item as it is. */
export const TrialOfAnItem = meta.story({
  render: () => (
    <StoryFrame before={withStored}>
      {waiting(<WithItem search={{ view: 'try', as: 'a-manager' }} />)}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const now = await canvas.findByRole('region', { name: 'Now in Approved.' });
    const before = await stored();
    await userEvent.click(within(now).getByRole('button', { name: 'Publish Now' }));
    await expect(await canvas.findByRole('heading', { name: 'Now in Published.' })).toBeVisible();
    await expect(await stored()).toEqual(before);
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(await canvas.findByRole('heading', { name: 'Now in Approved.' })).toBeVisible();
  },
});

export const TimelineOfAnItem = meta.story({
  render: () => <StoryFrame>{waiting(<WithItem />)}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Open item' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/content\/edit\//u),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Timeline' }));
    const slider = await canvas.findByRole('slider', { name: 'Moment' });
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/Approved\.$/u));
    const forward = canvas.getByRole('button', { name: 'Forward' });
    await expect(forward).toHaveAttribute('aria-disabled', 'true');
    const back = canvas.getByRole('button', { name: 'Back' });
    await userEvent.click(back);
    await waitFor(() => expect(forward).not.toHaveAttribute('aria-disabled'));
    // At the end it keeps its focus, and says why it leads no further.
    forward.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(forward).toHaveAttribute('aria-disabled', 'true'));
    await expect(forward).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(
      await within(document.body).findByText('This is the last moment.'),
    ).toBeInTheDocument();
    // These stories run with reduced motion, in which it plays too.
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(await canvas.findByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Speed' })).toBeVisible();
  },
});

/** Of a workflow that has none. */
export const NoItems = meta.story({
  render: () => <StoryFrame>{at({ item: anyItem }, 'upload')}</StoryFrame>,
  play: async ({ canvas }) => {
    await expectNoItem(canvas);
    await expect(canvas.getByText('This workflow has no items.')).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Show the workflow without an item' }),
    ).toHaveAttribute('href', expect.stringMatching(/\/workflows\/upload$/u));
  },
});

export const UnknownItem = meta.story({
  render: () => <StoryFrame>{at({ item: anyItem })}</StoryFrame>,
  play: async ({ canvas }) => {
    await expectNoItem(canvas);
    await expect(
      canvas.getByRole('link', { name: 'Show the workflow without an item' }),
    ).toBeVisible();
    const recent = await recentOf(canvas);
    const links = recent.getAllByRole('link');
    await expect(links).toHaveLength(5);
    for (const link of links)
      await expect(link).toHaveAttribute('href', expect.stringContaining('?item=content_'));
    await expectLastChangedFirst(links);
  },
});

let hidden = '';

/** A draft that a viewer can’t see, and that changed last. */
async function withHiddenDraft({ other, brandId }: StoryWorld): Promise<void> {
  if (!brandId) throw new Error('A draft is one of a brand.');
  const admin = await other('admin');
  const draft: ContentDraft = {
    type: 'blog',
    title: 'Not for viewers',
    description: '',
    body: 'Words.',
    images: [],
    campaignId: null,
    tags: [],
    seoTitle: '',
    seoDescription: '',
    excerpt: '',
  };
  hidden = (await admin.content.create({ brandId, draft, scheduledFor: null })).id;
}

/** It is missing like one that does not exist, and is not offered. */
export const ItemOfOthers = meta.story({
  render: () => (
    <StoryFrame as="viewer" before={withHiddenDraft}>
      {() => at({ item: hidden })()}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expectNoItem(canvas);
    const recent = await recentOf(canvas);
    await expect(recent.getAllByRole('link')).toHaveLength(5);
    await expect(recent.queryByText('Not for viewers')).toBeNull();
    await expect(recent.queryByText('Draft')).toBeNull();
  },
});

export const UnknownEmail = meta.story({
  render: () => <StoryFrame>{at({ item: 'email_1_1' }, 'email-send')}</StoryFrame>,
  play: async ({ canvas }) => {
    await expectNoItem(canvas);
    const recent = await recentOf(canvas);
    const links = recent.getAllByRole('link');
    for (const link of links)
      await expect(link).toHaveAttribute('href', expect.stringContaining('?item=email_'));
    await expectLastChangedFirst(links);
  },
});

export const MalformedItem = meta.story({
  render: () => <StoryFrame>{at({ item: 'no-such-item' })}</StoryFrame>,
  play: async ({ canvas }) => {
    await expectNoItem(canvas);
  },
});
