import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { flagIn } from '../rights/can';
import { flagRights } from '../rights/flags';
import { permissionsWhere, presets } from '../rights/presets';
import { editPermissions, withFlag } from './permission-edit';

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
