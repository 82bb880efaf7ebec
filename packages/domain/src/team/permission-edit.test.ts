import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { flagIn } from '../rights/can';
import { flagRights } from '../rights/flags';
import { permissionsWhere, presets } from '../rights/presets';
import {
  accessLevelOf,
  editedPermissions,
  editPermissions,
  invitedAccess,
  withFlag,
} from './permission-edit';

const anyMatrix = fc
  .uniqueArray(fc.constantFrom(...flagRights.map(({ right }) => right)))
  .map((on) => permissionsWhere((right) => on.includes(right)));

it('sets one flag and leaves the others', () => {
  const edited = withFlag(presets.viewer, 'social.approve', true);
  expect(edited).toEqual({
    ...presets.viewer,
    content: {
      ...presets.viewer.content,
      social: { ...presets.viewer.content.social, approve: true },
    },
  });
  expect(withFlag(edited, 'social.approve', false)).toEqual(presets.viewer);
});

it('takes assets, content, marketing and files from the edit, team and settings from before', () => {
  fc.assert(
    fc.property(anyMatrix, anyMatrix, (before, edited) => {
      const after = editPermissions(before, edited);
      for (const { right, group } of flagRights) {
        const isKept = group === 'team' || group === 'settings';
        expect(flagIn(after, right)).toBe(flagIn(isKept ? before : edited, right));
      }
    }),
  );
});

it('names a preset by its role and everything else custom', () => {
  expect(accessLevelOf('editor', presets.editor)).toBe('editor');
  expect(accessLevelOf('viewer', presets.viewer)).toBe('viewer');
  expect(accessLevelOf('viewer', withFlag(presets.viewer, 'files.delete', true))).toBe('custom');
});

it('invites with custom permissions as a viewer, without team and settings flags', () => {
  const email = 'ada@example.com';
  const access = invitedAccess({ accessLevel: 'custom', email, permissions: presets.admin });
  expect(access.role).toBe('viewer');
  expect(flagIn(access.permissions, 'files.delete')).toBe(true);
  expect(flagIn(access.permissions, 'team.delete')).toBe(false);
  expect(invitedAccess({ accessLevel: 'editor', email })).toEqual({
    role: 'editor',
    permissions: presets.editor,
  });
});

it('changes the team flags with the role, and not without it', () => {
  const before = { role: 'viewer', permissions: presets.viewer };
  expect(editedPermissions(before, 'editor', presets.editor)).toEqual(presets.editor);
  const kept = editedPermissions(before, 'viewer', presets.admin);
  expect(flagIn(kept, 'team.edit')).toBe(false);
});
