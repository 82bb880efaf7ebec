import type { User } from '@brandroom/domain/account/user.schema';
import type { BrandId, UserId } from '@brandroom/domain/id.schema';
import { permissionsWhere, presets } from '@brandroom/domain/rights/presets';
import type { NavLink } from '@brandroom/ui/nav-entry';
import { expect, test } from 'vitest';

import { navigationAt } from './navigation';

const brandId = 'brand_1748736000000_1' as BrandId;

/** A member with a preset, or without any permission. */
function at(preset: 'editor' | 'viewer' | 'nothing') {
  const permissions = preset === 'nothing' ? permissionsWhere(() => false) : presets[preset];
  const user: User = {
    id: 'user_1748736000000_1' as UserId,
    name: 'Vera',
    email: 'vera@example.com',
    role: 'member',
    brandAccess: [{ brandId, role: 'viewer', permissions }],
  };
  return { user, brandId };
}

function currentAt(path: string): string[] {
  const links: NavLink[] = navigationAt(path, at('viewer')).flatMap((entry) =>
    'links' in entry ? entry.links : [entry],
  );
  return links.filter(({ isCurrent }) => isCurrent).map(({ label }) => label);
}

test('the dashboard is current on its own path only', () => {
  expect(currentAt('/')).toEqual(['Dashboard']);
  expect(currentAt('/files')).toEqual(['File Library']);
});

test('a place is current on the paths below it', () => {
  expect(currentAt('/content/calendar')).toEqual(['Calendar']);
  expect(currentAt('/files/one')).toEqual(['File Library']);
  expect(currentAt('/settings/security')).toEqual(['Settings']);
});

test('a path that only begins with the same letters is another place', () => {
  expect(currentAt('/files-of-mine')).toEqual([]);
  expect(currentAt('/content/edit/content_1')).toEqual([]);
});

test('a page that the person may not see has no line', () => {
  const lines = (role: Parameters<typeof at>[0]) =>
    navigationAt('/', at(role)).flatMap((entry) =>
      'links' in entry ? entry.links.map(({ label }) => label) : [entry.label],
    );
  expect(lines('viewer')).toContain('Tone of Voice');
  expect(lines('viewer')).toContain('Team Members');
  expect(lines('viewer')).toContain('Calendar');
  expect(lines('viewer')).not.toContain('Create');
  expect(lines('viewer')).not.toContain('Generate Images');
  expect(lines('editor')).toContain('Create');
  expect(lines('editor')).toContain('Generate Images');
  expect(lines('nothing')).not.toContain('Tone of Voice');
  expect(lines('nothing')).not.toContain('Team Members');
  expect(lines('nothing')).toContain('File Library');
});

test('an editor sees every group and page, in their order', () => {
  const groups = navigationAt('/', at('editor')).map((entry) =>
    'links' in entry
      ? `${entry.label}: ${entry.links.map(({ label }) => label).join(', ')}`
      : entry.label,
  );
  expect(groups).toEqual([
    'Dashboard',
    'Brand Assets: Logotype, Colors, Typography, Co-Branding',
    'Brand Persona: Tone of Voice, Messaging, Brand Context',
    'Content: Calendar, Create, Generate Images',
    'Marketing: Campaigns, Print, Email, Performance',
    'Analytics: Keywords',
    'File Library',
    'Workflows',
    'Team Members',
    'Settings',
    'Help',
  ]);
});
