import { describe, expect, it } from 'vitest';

import type { User } from '../account/user.schema';
import type { BrandId } from '../id.schema';
import { can } from './can';
import { rights } from './flags';
import { permissionsWhere, presets } from './presets';
import { flagLabel, rightLabels, roleInBrand, denialReason } from './labels';

const here = 'brand_1_a' as BrandId;

type Person = Pick<User, 'role' | 'brandAccess'>;
const editor: Person = {
  role: 'member',
  brandAccess: [{ brandId: here, role: 'editor', permissions: presets.editor }],
};
const viewer: Person = {
  role: 'member',
  brandAccess: [{ brandId: here, role: 'viewer', permissions: presets.viewer }],
};
const customViewer: Person = {
  role: 'member',
  brandAccess: [
    {
      brandId: here,
      role: 'viewer',
      permissions: permissionsWhere((right) => right === 'social.create'),
    },
  ],
};
const manager: Person = {
  role: 'manager',
  brandAccess: [{ brandId: here, role: 'editor', permissions: presets.editor }],
};

describe('the labels of rights', () => {
  it('name every right, each differently', () => {
    const labels = rights.map((right) => rightLabels[right]);
    expect(labels.every((label) => label.length > 3)).toBe(true);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('call creating a file uploading it', () => {
    expect(flagLabel('files', 'create')).toBe('Upload');
    expect(flagLabel('social', 'create')).toBe('Create');
    expect(rightLabels['files.create']).toBe('Upload files');
  });

  it.each([
    [editor, 'social.approve', 'Needs the approve right on this brand; you are Editor.'],
    [viewer, 'files.create', 'Needs the upload right on this brand; you are Viewer.'],
    [
      customViewer,
      'logos.download',
      'Needs the download logos right on this brand; you are Viewer with custom permissions.',
    ],
    [manager, 'settings.edit', 'Needs the edit settings right on this brand; you are Manager.'],
    [editor, 'manageBrand', 'Needs a manager of this brand; you are Editor.'],
    [viewer, 'editAssets', 'Needs an editor of this brand; you are Viewer.'],
    [manager, 'createBrand', 'Needs an administrator; you are Manager.'],
    [editor, 'switchBrand', 'Needs access to more than one brand.'],
  ] as const)('say why somebody may not: %#', (user, right, words) => {
    expect(denialReason(user, right, here)).toBe(words);
  });

  it('say that a brand is missing, or access to it', () => {
    expect(denialReason(editor, 'social.create', null)).toBe('Select a brand first.');
    expect(denialReason(editor, 'social.create', 'brand_2_b' as BrandId)).toBe(
      'You have no access to this brand.',
    );
  });

  it('are silent exactly where the right is there', () => {
    for (const user of [editor, viewer, customViewer, manager]) {
      for (const right of rights) {
        expect(denialReason(user, right, here) === null).toBe(can(user, right, here));
      }
    }
  });

  it('name a person’s role in a brand', () => {
    expect(roleInBrand({ role: 'admin', brandAccess: [] }, here)).toBe('Admin');
    expect(roleInBrand(manager, here)).toBe('Manager');
    expect(roleInBrand(viewer, here)).toBe('Viewer');
    expect(roleInBrand(viewer, 'brand_2_b' as BrandId)).toBe('without access');
  });
});
