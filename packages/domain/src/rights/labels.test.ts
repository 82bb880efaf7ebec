import { describe, expect, it } from 'vitest';

import type { User } from '../account/user.schema';
import type { BrandId } from '../id.schema';
import { can } from './can';
import { rights } from './flags';
import { permissionsWhere, presets } from './presets';
import { accessAdvice, denialReason, flagLabel, rightLabels, roleInBrand } from './labels';

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
    [editor, 'social.approve', 'Editors can’t approve content on this brand.'],
    [viewer, 'files.create', 'Viewers can’t upload files to this brand.'],
    [viewer, 'typography.create', 'Viewers can’t add fonts to this brand.'],
    [
      customViewer,
      'logos.download',
      'Your permissions on this brand don’t let you download logos.',
    ],
    [manager, 'settings.edit', 'Managers can’t edit settings on this brand.'],
    [editor, 'manageBrand', 'Editors can’t manage this brand.'],
    [customViewer, 'editAssets', 'Viewers can’t edit brand assets.'],
    [manager, 'createBrand', 'Only admins can create brands.'],
    [editor, 'switchBrand', 'You need access to more than one brand to switch.'],
  ] as const)('say why a person lacks a right: %#', (user, right, words) => {
    expect(denialReason(user, right, here)).toBe(words);
  });

  it('name the thing that a person would manage', () => {
    expect(denialReason(viewer, 'manageBrand', here, 'team members')).toBe(
      'Viewers can’t manage team members.',
    );
  });

  it('say that a brand is missing, or access to it', () => {
    expect(denialReason(editor, 'social.create', null)).toBe('Select a brand first.');
    expect(denialReason(editor, 'social.create', 'brand_2_b' as BrandId)).toBe(
      'You don’t have access to this brand.',
    );
  });

  it.each([
    [
      viewer,
      'social.create',
      'You’re a viewer on this brand. Ask a brand manager for editor access.',
    ],
    [
      editor,
      'social.publish',
      'You’re an editor on this brand. Ask a brand manager to change your role.',
    ],
    [customViewer, 'blog.create', 'Ask a brand manager to change your permissions.'],
  ] as const)('say whom to ask for a right: %#', (user, right, words) => {
    expect(accessAdvice(user, right, here)).toBe(words);
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
