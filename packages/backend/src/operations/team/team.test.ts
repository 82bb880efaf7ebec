import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import type { Permissions } from '@brandroom/domain/rights/permissions';
import { presets } from '@brandroom/domain/rights/presets';
import { managersKeepRights, withFlag } from '@brandroom/domain/team/permission-edit';

import type { Store } from '../../store/store';
import { refusalOf } from '../../testing/outcome';
import type { TestBackend } from '../../testing/test-backend';
import { testBackend } from '../../testing/test-backend';
import {
  brandId,
  emailOf,
  fileId,
  invitationId,
  invitedEmail,
  otherBrandId,
  testWorld,
  userIdOf,
} from '../../testing/test-world';

let store: Store;
let backend: TestBackend;
let manager: WorkspaceClient;
let viewer: WorkspaceClient;

beforeEach(async () => {
  store = await testWorld();
  backend = testBackend({ store });
  manager = await backend.as(emailOf('manager'));
  viewer = await backend.as(emailOf('viewer'));
});
afterEach(() => backend.close());

const userId = userIdOf('viewer');
const inviting = (email: string, brand = brandId) =>
  ({ brandId: brand, draft: { accessLevel: 'editor', email } }) as const;
const registering = (email: string) =>
  backend.stranger().auth.register({ name: 'Ada', email, password: 'x', acceptsTerms: true });

describe('the team', () => {
  it('lists everybody with access', async () => {
    const { members } = await viewer.team.list({ brandId });
    expect(members.flatMap(({ name, isManager }) => (isManager ? [name] : []))).toEqual([
      'manager',
    ]);
    expect(members.map(({ name, role }) => [name, role])).toEqual([
      ['admin', 'admin'],
      ['custom', 'viewer'],
      ['editor', 'editor'],
      ['manager', 'editor'],
      ['viewer', 'viewer'],
    ]);
  });

  it('shows its open invitations only to people who may manage the brand', async () => {
    const invitedBy = async (person: WorkspaceClient) =>
      (await person.team.list({ brandId })).invitations.map(({ email }) => email);
    expect(await invitedBy(manager)).toEqual([invitedEmail]);
    expect(await invitedBy(viewer)).toEqual([]);
    expect(await invitedBy(await backend.as(emailOf('editor')))).toEqual([]);
  });

  it('knows when someone was last active, also after they signed out', async () => {
    const lastActive = async () => {
      const { members } = await manager.team.list({ brandId });
      return members.find(({ id }) => id === userId)?.lastActive;
    };
    const open = await lastActive();
    expect(open).not.toBeNull();
    await viewer.auth.signOut();
    expect((await lastActive()) ?? '').toSatisfy((at: string) => at >= (open ?? ''));
  });
});

describe('an invitation', () => {
  it('gives its access to the person who registers with its address', async () => {
    const { user } = await registering(invitedEmail);
    expect(user.brandAccess).toEqual([{ brandId, role: 'editor', permissions: presets.editor }]);
    expect((await manager.team.list({ brandId })).invitations).toEqual([]);
  });

  it('gives its access to a person with an account when they sign in', async () => {
    const admin = await backend.as(emailOf('admin'));
    await admin.team.invite(inviting(emailOf('viewer'), otherBrandId));
    const again = await backend.as(emailOf('viewer'));
    const { brandAccess } = await again.auth.me();
    expect(brandAccess.map((access) => [access.brandId, access.role])).toEqual([
      [brandId, 'viewer'],
      [otherBrandId, 'editor'],
    ]);
  });

  it('is refused at its field for an address that has access or is invited', async () => {
    expect(await refusalOf(manager.team.invite(inviting(emailOf('editor'))))).toMatchObject({
      code: 'invalid',
      data: {
        fields: [{ path: 'draft.email', message: expect.stringContaining('already in the team') }],
      },
    });
    expect(await refusalOf(manager.team.invite(inviting(invitedEmail)))).toMatchObject({
      data: {
        fields: [{ path: 'draft.email', message: expect.stringContaining('already invited') }],
      },
    });
  });

  it('with custom permissions gives those, without team and settings', async () => {
    const permissions = withFlag(presets.admin, 'social.publish', false);
    const email = 'ada@world.example';
    const admin = await backend.as(emailOf('admin'));
    await admin.team.invite({ brandId, draft: { accessLevel: 'custom', email, permissions } });
    const { user } = await registering(email);
    const [access] = user.brandAccess;
    expect(access?.role).toBe('viewer');
    expect(access?.permissions).toEqual({
      ...permissions,
      team: presets.viewer.team,
      settings: presets.viewer.settings,
    });
  });

  it('gives no right that the person who invites lacks', async () => {
    const permissions = withFlag(presets.viewer, 'campaigns.approve', true);
    const email = 'ada@world.example';
    const draft = { accessLevel: 'custom', email, permissions } as const;
    expect(await refusalOf(manager.team.invite({ brandId, draft }))).toMatchObject({
      code: 'forbidden',
      message: "You can't give permissions that you don't have: Approve campaigns.",
      data: { right: 'campaigns.approve' },
    });
    const approving = withFlag(presets.viewer, 'social.approve', true);
    await manager.team.invite({ brandId, draft: { ...draft, permissions: approving } });
  });

  it('that was revoked gives nothing but what every newcomer has', async () => {
    await manager.team.revokeInvitation({ id: invitationId });
    const { user } = await registering(invitedEmail);
    expect(user.brandAccess).toEqual([{ brandId, role: 'viewer', permissions: presets.viewer }]);
    expect(
      await refusalOf(backend.stranger().team.openInvitation({ id: invitationId })),
    ).toMatchObject({ code: 'notFound' });
  });

  it('says to whom its link belongs, and no more', async () => {
    expect(await backend.stranger().team.openInvitation({ id: invitationId })).toEqual({
      email: invitedEmail,
      brandName: 'First',
      invitedByName: 'admin',
    });
  });
});

describe('changed access', () => {
  const edit = (permissions: Permissions) =>
    manager.team.editPermissions({ brandId, userId, role: 'viewer', permissions });

  it('holds at the next operation of the person', async () => {
    await edit(withFlag(presets.viewer, 'files.edit', true));
    await viewer.files.update({ id: fileId, patch: { name: 'renamed.png' } });
    await edit(withFlag(presets.viewer, 'files.view', false));
    expect(await refusalOf(viewer.files.list({ brandId }))).toMatchObject({ code: 'forbidden' });
  });

  it('turns on no right that the manager lacks, and keeps one that was there', async () => {
    const approving = withFlag(presets.viewer, 'campaigns.approve', true);
    expect(await refusalOf(edit(approving))).toMatchObject({
      code: 'forbidden',
      data: { right: 'campaigns.approve' },
    });
    const admin = await backend.as(emailOf('admin'));
    await admin.team.editPermissions({ brandId, userId, role: 'viewer', permissions: approving });
    const both = withFlag(approving, 'files.edit', true);
    expect((await edit(both)).permissions).toEqual(both);
  });

  it('gives a manager no custom permissions, because they would hold their rights all the same', async () => {
    const admin = await backend.as(emailOf('admin'));
    const given = { brandId, userId: userIdOf('manager') };
    const fewer = withFlag(presets.editor, 'files.edit', false);
    const custom = admin.team.editPermissions({ ...given, role: 'editor', permissions: fewer });
    expect(await refusalOf(custom)).toMatchObject({
      code: 'invalid',
      data: { fields: [{ path: 'permissions', message: managersKeepRights }] },
    });
    await admin.team.editPermissions({ ...given, role: 'viewer', permissions: presets.viewer });
    const renaming = manager.files.update({ id: fileId, patch: { name: 'renamed.png' } });
    expect(await refusalOf(renaming)).toMatchObject({ code: 'forbidden' });
  });

  it('reaches the open tab of a person who was removed, without the brand', async () => {
    const changes = await viewer.changes.watch();
    await manager.team.remove({ brandId, userId });
    expect((await changes.next()).value).toEqual({
      seq: expect.any(Number),
      topics: ['account'],
      brandId: null,
      actor: null,
    });
    expect((await viewer.auth.me()).brandAccess).toEqual([]);
    expect(await refusalOf(viewer.files.list({ brandId }))).toMatchObject({ code: 'notFound' });
  });

  it('comes back as it was when a removed member is restored', async () => {
    const before = (await edit(withFlag(presets.viewer, 'files.edit', true))).permissions;
    await manager.team.remove({ brandId, userId });
    const restored = await manager.team.restore({ brandId, userId });
    expect(restored).toMatchObject({ role: 'viewer', permissions: before });
    expect(await refusalOf(manager.team.restore({ brandId, userId }))).toMatchObject({
      code: 'notFound',
    });
  });

  it('comes back without the invitation that was sent after the removal', async () => {
    const admin = await backend.as(emailOf('admin'));
    await manager.team.remove({ brandId, userId });
    await admin.team.invite(inviting(emailOf('viewer')));
    await admin.team.invite(inviting(emailOf('viewer'), otherBrandId));
    await manager.team.restore({ brandId, userId });
    const emailsIn = async (brand: typeof brandId) =>
      (await admin.team.list({ brandId: brand })).invitations.map(({ email }) => email);
    expect(await emailsIn(brandId)).toEqual([invitedEmail]);
    expect(await emailsIn(otherBrandId)).toEqual([emailOf('viewer')]);
  });

  it.each([
    ['the last admin', 'admin', 'lastAdmin'],
    ['themselves', 'manager', 'self'],
  ] as const)('is refused with the reason to a manager for %s', async (_, person, reason) => {
    const target = { brandId, userId: userIdOf(person) };
    const refused = { code: 'conflict', data: { reason } };
    expect(await refusalOf(manager.team.remove(target))).toMatchObject(refused);
    const change = { ...target, role: 'viewer', permissions: presets.viewer } as const;
    expect(await refusalOf(manager.team.editPermissions(change))).toMatchObject(refused);
  });

  it('is refused for people of other brands, as if they were unknown', async () => {
    const target = { brandId, userId: userIdOf('outsider') };
    expect(await refusalOf(manager.team.remove(target))).toMatchObject({ code: 'notFound' });
  });
});
