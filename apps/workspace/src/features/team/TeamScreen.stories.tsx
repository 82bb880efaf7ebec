import preview from '@brandroom/stories/preview';
import type { BrandId } from '@brandroom/domain/id.schema';
import { presets } from '@brandroom/domain/rights/presets';
import { withFlag } from '@brandroom/domain/team/permission-edit';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';

import { viewing } from '../../shared/auth/viewing';
import type { StoryWorld } from '../../shared/testing/StoryFrame';
import { StoryFrame } from '../../shared/testing/StoryFrame';
import { RowMenu } from '../../shared/overlay/RowMenu';
import { preloaded } from './team-parts';
import type { TeamSearch } from './team-search';
import { TeamScreen } from './TeamScreen';

const meta = preview.meta({
  title: 'Screens/TeamScreen',
  tags: ['!autodocs'],
  component: TeamScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

/** Overlays load after the team. */
const patience = { timeout: 10_000 };
const at = (search: TeamSearch) => () => <TeamScreen search={search} />;

/** Returns the menu button of a row, once its code is loaded. */
async function menuButton(canvas: ReturnType<typeof within>, name: string): Promise<HTMLElement> {
  await Promise.all([...preloaded, RowMenu].map(({ load }) => load()));
  await expect(await canvas.findByText('4 members')).toBeVisible();
  return canvas.findByRole('button', { name: `Actions for ${name}` });
}

/** An admin invites two people, one of them with custom permissions. */
async function invited({ other, brandId }: StoryWorld): Promise<void> {
  if (!brandId) return;
  const client = await other('admin');
  const permissions = withFlag(presets.viewer, 'social.approve', true);
  await client.team.invite({
    brandId,
    draft: { accessLevel: 'custom', email: 'ada@example.com', permissions },
  });
  await client.team.invite({ brandId, draft: { accessLevel: 'editor', email: 'ben@example.com' } });
}

export const Loaded = meta.story({
  render: () => <StoryFrame before={invited}>{at({})}</StoryFrame>,
  play: async ({ canvas }) => {
    const members = await canvas.findByRole('table', { name: 'Team members' });
    await expect(within(members).getAllByRole('row')).toHaveLength(5);
    await expect(within(members).getByText('Amelia Hart (you)')).toBeVisible();
    const invitations = canvas.getByRole('table', { name: 'Open invitations' });
    const [, ada] = within(invitations).getAllByRole('row');
    await expect(ada).toHaveTextContent('Custom');
    await expect(ada).not.toHaveTextContent('Viewer');
  },
});

export const OfAViewer = meta.story({
  render: () => (
    <StoryFrame as="viewer" before={invited}>
      {at({})}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 members')).toBeVisible();
    await expect(canvas.getByText('Viewers can’t manage team members.')).toBeVisible();
    await expect(canvas.queryByRole('table', { name: 'Open invitations' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Add Team Member' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  },
});

export const Found = meta.story({
  render: () => (
    <StoryFrame as="editor">
      {at({ q: 'EXAMPLE', orderBy: 'access', direction: 'descending' })}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    const access = await canvas.findByRole('columnheader', { name: /Access/ });
    await expect(access).toHaveAttribute('aria-sort', 'descending');
    const [, first] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent('Victor Osei');
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  },
});

export const NothingMatches = meta.story({
  tags: ['empty'],
  render: () => <StoryFrame>{at({ q: 'nobody like this' })}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'No team members found' }),
    ).toBeVisible();
  },
});

export const Alone = meta.story({
  render: () => <StoryFrame brand="empty">{at({})}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'You are the only member' }),
    ).toBeVisible();
  },
});

export const Loading = meta.story({
  render: () => <StoryFrame simulation={{ latency: 10 }}>{at({})}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Loading team' })).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['error'],
  render: () => <StoryFrame simulation={{ fail: ['team.list'] }}>{at({})}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Denied = meta.story({
  render: () => (
    <StoryFrame as="viewer" without={/^team\.view$/u}>
      {at({})}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Permission Denied' }),
    ).toBeVisible();
  },
});

export const NoBrand = meta.story({
  render: () => <StoryFrame brand="none">{at({})}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Please select a brand to manage team members.'),
    ).toBeVisible();
  },
});

export const Refused = meta.story({
  render: () => <StoryFrame as="manager">{at({})}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await menuButton(canvas, 'Marcus Webb'));
    const name = "Remove…, You can't change your own access.";
    const line = await screen.findByRole('menuitem', { name }, patience);
    await expect(line).toHaveAttribute('aria-disabled', 'true');
  },
});

export const ViewingAs = meta.story({
  beforeEach: () => {
    const start = spyOn(viewing, 'start').mockImplementation(() => undefined);
    return () => start.mockRestore();
  },
  render: () => <StoryFrame as="manager">{at({})}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await menuButton(canvas, 'Amelia Hart'));
    const more = "View as, You can't view as someone who has permissions that you don't have.";
    const refused = await screen.findByRole('menuitem', { name: more }, patience);
    await expect(refused).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await menuButton(canvas, 'Victor Osei'));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^View as/ }, patience));
    await waitFor(() => expect(viewing.start).toHaveBeenCalledOnce());
  },
});

export const BackFromViewingAs = meta.story({
  beforeEach: () => {
    const taken = spyOn(viewing, 'takeViewed');
    return () => taken.mockRestore();
  },
  render: () => (
    <StoryFrame
      before={async ({ services: { client }, brandId }) => {
        const { members } = await client.team.list({ brandId: brandId as BrandId });
        const victor = members.find(({ name }) => name === 'Victor Osei');
        spyOn(viewing, 'takeViewed').mockReturnValueOnce(victor?.id ?? null);
      }}
    >
      {at({})}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    const actions = await menuButton(canvas, 'Victor Osei');
    await waitFor(() => expect(actions).toHaveFocus());
  },
});

export const Inviting = meta.story({
  render: () => <StoryFrame>{at({})}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: 'Team members' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add Team Member' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add Team Member' }, patience);
    const email = within(dialog).getByRole('textbox', { name: 'Email address' });
    await userEvent.type(email, 'editor@example.com');
    await userEvent.click(within(dialog).getByRole('radio', { name: /^Custom Permissions/ }));
    await expect(within(dialog).getAllByRole('grid')).toHaveLength(4);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send Invite' }));
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription(/editor@example.com is already in the team/),
    );
    await expect(email).toHaveFocus();
  },
});

export const LinkGoesWithItsInvitation = meta.story({
  render: () => <StoryFrame before={invited}>{at({})}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await menuButton(canvas, 'ada@example.com'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Send again' }, patience));
    const copy = await canvas.findByRole('button', {
      name: 'Copy link: Invitation to ada@example.com sent again',
    });
    await userEvent.click(await menuButton(canvas, 'ada@example.com'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Revoke…' }, patience));
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke invitation' }));
    await waitFor(() => expect(copy).not.toBeInTheDocument());
  },
});

export const EditingPermissions = meta.story({
  render: () => <StoryFrame>{at({})}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await menuButton(canvas, 'Victor Osei'));
    await userEvent.click(
      await screen.findByRole('menuitem', { name: 'Edit Permissions' }, patience),
    );
    const title = 'Edit permissions for Victor Osei';
    const dialog = await screen.findByRole('dialog', { name: title }, patience);
    await userEvent.click(within(dialog).getByRole('radio', { name: /^Custom Permissions/ }));
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Social posts: approve' }));
    // Arrow keys select each level they pass, and the custom permissions are kept.
    within(dialog)
      .getByRole('radio', { name: /^Custom Permissions/ })
      .focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(within(dialog).queryByRole('grid')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await expect(
      within(dialog).getByRole('checkbox', { name: 'Social posts: approve' }),
    ).toBeChecked();
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
    const [, , , , victor] = canvas.getAllByRole('row', { hidden: true });
    await waitFor(() => expect(victor).toHaveTextContent('ViewerCustom'));
  },
});

export const Removing = meta.story({
  render: () => <StoryFrame>{at({})}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await menuButton(canvas, 'Elena Fischer'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove…' }, patience));
    const name = 'Are you sure you want to remove this team member?';
    const question = await screen.findByRole('alertdialog', { name }, patience);
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    await expect(await canvas.findByText('3 members')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Actions for Marcus Webb' })).toHaveFocus(),
    );
    await userEvent.click(
      canvas.getByRole('button', { name: 'Undo: Elena Fischer removed from the team' }),
    );
    await expect(await canvas.findByText('4 members')).toBeVisible();
  },
});
