import type { ContentDraft } from '@brandroom/domain/content/content.schema';
import { wordPress } from '@brandroom/machines/wordpress/wordpress.machine';
import preview from '@brandroom/stories/preview';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { loadViews } from '@brandroom/workflow-explorer/explorer/lazy-views';
import { permissionsWhere } from '@brandroom/domain/rights/presets';
import type { userEvent as userEventType } from 'storybook/test';
import { expect, waitFor, within } from 'storybook/test';
import { createActor } from 'xstate';

import { runningActors } from '../../shared/actors/running-actors';
import { useApi } from '../../shared/api/api';
import { useWorkspace } from '../../shared/brand/workspace';
import type { StoryWorld } from '../../shared/testing/StoryFrame';
import { StoryFrame } from '../../shared/testing/StoryFrame';
import { machineLoads } from './machine-loads';
import type { MachineSearch } from './machine-search';
import { MachineScreen } from './MachineScreen';
import { ActorExplorer, EmailExplorer, ItemExplorer } from './explorer-parts';
import { ItemNotFound, MachineExplorer } from './parts';

const meta = preview.meta({
  title: 'Screens/MachineScreen',
  // Every workflow has states, and is open to everyone.
  tags: ['!autodocs', 'never-empty', 'never-denied'],
  component: MachineScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
  beforeEach: async () => {
    const explorers = [MachineExplorer, ItemExplorer, EmailExplorer, ActorExplorer, ItemNotFound];
    await Promise.all(explorers.map(({ load }) => load()));
    await loadViews();
    const machines = await Promise.all([...machineLoads.values()].map(({ load }) => load()));
    await Promise.all(machines.map(({ loadCovered }) => loadCovered()));
  },
});

const at =
  (search: MachineSearch = {}, slug = 'content-workflow') =>
  () => <MachineScreen slug={slug} search={search} />;

/** Shows a part once its samples are loaded. */
const waiting = (part: ReactNode) => () => <Suspense>{part}</Suspense>;

type Canvas = ReturnType<typeof within>;

const panelOf = async (canvas: Canvas) =>
  within(await canvas.findByRole('complementary', { name: 'Selected state' }));

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

export const Loaded = meta.story({
  render: () => <StoryFrame>{at({ state: 'pending' })}</StoryFrame>,
  play: async ({ canvas }) => {
    const panel = await panelOf(canvas);
    await expect(panel.getByRole('heading', { name: 'Pending' })).toBeVisible();
    await expect(panel.getByText('Waiting for a decision.')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Approve', expanded: false })).toBeVisible();
  },
});

export const WhyAnEditorCannotPublish = meta.story({
  render: () => (
    <StoryFrame>{at({ state: 'approved', event: 'PUBLISH', as: 'an-editor' })}</StoryFrame>
  ),
  play: async ({ canvas }) => {
    const panel = await panelOf(canvas);
    await expect(panel.getAllByText('Can’t: needs the publish right')).not.toHaveLength(0);
    const rules = within(panel.getByRole('group', { name: 'Rules of “Publish Now”' }));
    await expect(rules.getByText('An editor can’t take this step.')).toBeVisible();
    await expect(rules.getByText('Editors can’t publish content on this brand.')).toBeVisible();
    await expect(rules.getByText(/A manager; A brand admin/u)).toBeVisible();
    await expect(rules.getByRole('link', { name: 'Permissions in Team' })).toBeVisible();
  },
});

/** A refused step can be tried: the trial stays where it is and has the reason. */
export const TriedThoughRefused = meta.story({
  render: () => (
    <StoryFrame>{at({ state: 'approved', event: 'PUBLISH', as: 'an-editor' })}</StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const panel = await panelOf(canvas);
    await userEvent.click(panel.getByRole('button', { name: 'Try this step' }));
    await expect(await canvas.findByText('You see a trial. Nothing is saved.')).toBeVisible();
    await expect(panel.getByText('The trial is here')).toBeVisible();
    await expect(
      within(document.body).getByText(/: refused\. Editors can’t publish content on this brand\./u),
    ).toBeInTheDocument();
  },
});

/** No one is chosen, so the reasons are those of the viewer. */
export const AsTheViewer = meta.story({
  render: () => <StoryFrame as="editor">{at({ state: 'pending', event: 'APPROVE' })}</StoryFrame>,
  play: async ({ canvas }) => {
    const panel = await panelOf(canvas);
    const person = canvas.getByRole('combobox', { name: 'Act as' });
    await expect(person).toHaveDisplayValue('As: You');
    await expect(panel.getAllByText('Can’t: needs the approve right')).not.toHaveLength(0);
    await expect(panel.getByText('Editors can’t approve content on this brand.')).toBeVisible();
    await expect(panel.queryByText(/signed in/u)).toBeNull();
  },
});

export const AsAnyone = meta.story({
  render: () => (
    <StoryFrame as="editor">{at({ state: 'pending', event: 'APPROVE', as: 'anyone' })}</StoryFrame>
  ),
  play: async ({ canvas }) => {
    const panel = await panelOf(canvas);
    await expect(canvas.getByRole('combobox', { name: 'Act as' })).toHaveValue('anyone');
    await expect(panel.getByText(/^Choose a person under/u)).toBeVisible();
  },
});

export const TableOfAnEditor = meta.story({
  render: () => (
    <StoryFrame as="editor">{at({ view: 'table', state: 'pending', event: 'APPROVE' })}</StoryFrame>
  ),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /^Approve\b/u });
    await expect(row).toHaveTextContent('May approve');
    await expect(canvas.getByRole('columnheader', { name: 'Tests' })).toBeVisible();
    await expect(canvas.queryByText('None')).toBeNull();
    await expect(row).toHaveTextContent(/\d+$/u);
    const panel = await panelOf(canvas);
    await expect(await panel.findByText(/^Covered by \d+ tests$/u)).toBeVisible();
  },
});

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

/** A workflow whose first process that runs is on show. */
function WithActor({ slug, ...search }: { slug: string; event?: string; as?: string }) {
  const [actor] = runningActors.list().filter(({ machine }) => machine === slug);
  return (
    <MachineScreen slug={slug} search={{ actor: String(actor?.id), view: 'outline', ...search }} />
  );
}

/** The sign-in of the story itself, which runs. */
export const OfARunningActor = meta.story({
  render: () => <StoryFrame>{() => <WithActor slug="auth" />}</StoryFrame>,
  play: async ({ canvas }) => {
    const panel = await panelOf(canvas);
    await expect(panel.getByText('Running here')).toBeVisible();
    await expect(canvas.getByText(/^Running here · /u)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Timeline' })).toBeVisible();
  },
});

/** A missing permission leads to Team in every workflow. */
export const HelpWithARight = meta.story({
  beforeEach: () => {
    const actor = createActor(wordPress).start();
    return runningActors.add(actor, { name: 'WordPress', machine: 'wordpress' });
  },
  render: () => (
    <StoryFrame>{() => <WithActor slug="wordpress" event="CONNECT" as="a-viewer" />}</StoryFrame>
  ),
  play: async ({ canvas }) => {
    const panel = await panelOf(canvas);
    await expect(await panel.findByText('Ask a brand manager to do it.')).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Permissions in Team' })).toBeVisible();
  },
});

export const OfAnEndedActor = meta.story({
  render: () => <StoryFrame>{at({ actor: 'gone' }, 'upload')}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This process isn’t running')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See running processes' })).toBeVisible();
  },
});

export const WithCounts = meta.story({
  render: () => <StoryFrame>{at({ state: 'pending' })}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/^\d+ items? · /u)).toHaveLength(6);
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

/** In the outline, letters find a row and numbers follow the steps. */
export const NumbersInTheOutline = meta.story({
  render: () => <StoryFrame>{at({ state: 'draft' })}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('row', { name: /^Draft/u })).focus();
    await userEvent.keyboard('1');
    const said = await within(document.body).findByText(/^Pending\. Waiting for a decision\./u);
    await expect(said.closest('[aria-live]')).not.toBeNull();
  },
});

export const UnknownState = meta.story({
  render: () => <StoryFrame>{at({ state: 'pendng' })}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Show Pending' })).toBeVisible();
  },
});

/** The address names a person who is not here, so the answers are those of anyone until one is chosen. */
export const UnknownPerson = meta.story({
  render: () => <StoryFrame as="editor">{at({ state: 'pending', as: 'user_0_gone' })}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('There is no person named “user_0_gone” here'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Act as .+ \(you\)$/u })).toBeVisible();
  },
});

export const UnknownMachine = meta.story({
  render: () => <StoryFrame>{at({}, 'uplaod')}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Open File upload' })).toBeVisible();
  },
});

/** The samples have no item with this id. */
const anyItem = 'content_1_1';

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

export const Loading = meta.story({
  render: () => <StoryFrame simulation={{ latency: 10 }}>{at({ item: anyItem })}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('progressbar', { name: 'Loading workflow' }),
    ).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['error'],
  render: () => (
    <StoryFrame simulation={{ fail: ['content.get'] }}>{at({ item: anyItem })}</StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Diagram = meta.story({
  render: () => (
    <StoryFrame>{at({ view: 'diagram', state: 'pending', as: 'an-editor' })}</StoryFrame>
  ),
  play: async ({ canvas }) => {
    const board = await canvas.findByRole('group', { name: /^Diagram of/u });
    await expect(within(board).getByRole('button', { name: 'Approved' })).toBeVisible();
  },
});

export const WhoCan = meta.story({
  render: () => <StoryFrame>{at({ view: 'people', state: 'draft' })}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3. Publish Now → Published')).toBeVisible();
    await expect(canvas.getAllByText('Can’t: needs the approve right')).not.toHaveLength(0);
  },
});

/** A member who may approve posts, and nothing else. */
async function withCustomMember({ services, brandId }: StoryWorld): Promise<void> {
  if (!brandId) throw new Error('A team is one of a brand.');
  const { team } = services.client;
  const { members } = await team.list({ brandId });
  const member = members.find(({ role, isManager }) => role === 'viewer' && !isManager);
  if (!member) throw new Error('The samples have no viewer.');
  const permissions = permissionsWhere(
    (right) => right === 'social.view' || right === 'social.approve',
  );
  await team.editPermissions({ brandId, userId: member.id, role: 'viewer', permissions });
}

/** Members whose permissions are those of no role have a column of their own. */
export const WhoCanWithCustomPermissions = meta.story({
  render: () => (
    <StoryFrame before={withCustomMember}>{at({ view: 'people', state: 'draft' })}</StoryFrame>
  ),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Who can take each step' }));
    const columns = () => table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await waitFor(() => expect(columns().filter((each) => /custom/iu.test(each))).toHaveLength(1));
    // The others can do what their role can.
    await expect(columns()).toHaveLength(8);
  },
});

export const TryIt = meta.story({
  render: () => <StoryFrame>{at({ view: 'try', as: 'a-manager' })}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This is a trial. Nothing is saved.')).toBeVisible();
  },
});

/** Each machine with its own samples, in its outline. */
export const SignIn = meta.story({ render: () => <StoryFrame>{at({}, 'auth')}</StoryFrame> });
export const FileUpload = meta.story({ render: () => <StoryFrame>{at({}, 'upload')}</StoryFrame> });
export const TextGeneration = meta.story({
  render: () => <StoryFrame>{at({}, 'text-generation')}</StoryFrame>,
});
export const ImageGeneration = meta.story({
  render: () => <StoryFrame>{at({}, 'image-generation')}</StoryFrame>,
});

/** The payload of a step is changed in a form, and the rules read the new values. */
export const TriedWithForm = meta.story({
  render: () => <StoryFrame>{at({ view: 'try', as: 'a-manager' }, 'email-send')}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit payload of Send' }));
    const recipients = await canvas.findByRole('textbox', { name: 'Email, recipients' });
    await userEvent.clear(recipients);
    await userEvent.type(recipients, '0');
    await userEvent.tab();
    const moves = canvas.getByRole('region', { name: /^Now in/u });
    const [send] = within(moves)
      .getAllByRole('button', { name: 'Send' })
      .filter((each) => !each.ariaExpanded);
    await userEvent.click(send ?? moves);
    await expect(
      await canvas.findByText('Send by a manager: refused. This audience has no subscribers.'),
    ).toBeVisible();
  },
});
