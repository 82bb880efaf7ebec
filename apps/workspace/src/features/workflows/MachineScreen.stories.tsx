import { permissionsWhere } from '@brandroom/domain/rights/presets';
import { wordPress } from '@brandroom/machines/wordpress/wordpress.machine';
import preview from '@brandroom/stories/preview';
import { Button } from '@brandroom/ui/Button';
import { expect, waitFor, within } from 'storybook/test';
import { createActor } from 'xstate';

import { runningActors } from '../../shared/actors/running-actors';
import type { StoryWorld } from '../../shared/testing/StoryFrame';
import { StoryFrame } from '../../shared/testing/StoryFrame';
import { anyItem, at, loadMachines, panelOf } from './machine-in-stories';
import { MachineScreen } from './MachineScreen';
import { workflowsMessages } from './workflows.messages';

const meta = preview.meta({
  title: 'Screens/MachineScreen',
  // Every workflow has states, and is open to everyone.
  tags: ['!autodocs', 'never-empty', 'never-denied'],
  component: MachineScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
  beforeEach: loadMachines,
});

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
    // The panel is drawn after the view.
    await expect(await panel.findByText('The trial is here')).toBeVisible();
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
    await expect(
      canvas.getByRole('combobox', { name: workflowsMessages.machine.type }),
    ).toBeVisible();
  },
});

/** The type of content is chosen where it changes something. */
export const Compared = meta.story({
  render: () => <StoryFrame>{at({ view: 'compare', compare: '1.0.0' })}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/^\d+ items? in this state now$/u)).not.toHaveLength(0);
    await expect(canvas.getByRole('combobox', { name: 'Act as' })).toBeVisible();
    await expect(
      canvas.queryByRole('combobox', { name: workflowsMessages.machine.type }),
    ).toBeNull();
  },
});

/** In the outline, letters find a row and numbers follow the steps; in the navigation no key acts (WCAG 2.1.4). */
export const NumbersInTheOutline = meta.story({
  render: () => (
    <StoryFrame>
      {() => (
        <>
          <nav>
            <Button>Elsewhere</Button>
          </nav>
          <main>{at({ state: 'draft' })()}</main>
        </>
      )}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /^Draft/u });
    const steps = within(document.body);
    canvas.getByRole('button', { name: 'Elsewhere' }).focus();
    await userEvent.keyboard('1');
    await expect(steps.queryByText(/^Pending\. Waiting for a decision\./u)).toBeNull();
    row.focus();
    await userEvent.keyboard('1');
    const said = await steps.findByText(/^Pending\. Waiting for a decision\./u);
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
    await expect(await canvas.findByText('There is no workflow named “uplaod”.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open File upload' })).toBeVisible();
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
