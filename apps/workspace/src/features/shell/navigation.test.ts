import type { User } from '@brandroom/domain/account/user.schema';
import type { BrandId, UserId } from '@brandroom/domain/id.schema';
import type { FlagRight } from '@brandroom/domain/rights/flags';
import { flagRights } from '@brandroom/domain/rights/flags';
import { permissionsWhere, presets } from '@brandroom/domain/rights/presets';
import type { NavLink } from '@brandroom/ui/nav-entry';
import { expect, test } from 'vitest';

import { goKeysOf } from '../../shared/keys/go-keys';
import { screenEntries } from '../../shared/navigation/screens';
import { navigationAt } from './navigation';

const brandId = 'brand_1748736000000_1' as BrandId;

/** A member with a preset, with a single permission, or without any. */
function at(access: 'editor' | 'viewer' | 'nothing' | FlagRight) {
  const permissions =
    access === 'editor' || access === 'viewer'
      ? presets[access]
      : permissionsWhere((right) => right === access);
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

const lines = (access: Parameters<typeof at>[0]) =>
  navigationAt('/', at(access)).flatMap((entry) =>
    'links' in entry ? entry.links.map(({ label }) => label) : [entry.label],
  );

test('a page that the person may not see has no line', () => {
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

test('every page has a letter of its own after G, or another key', () => {
  const letters = goKeysOf({ ...at('viewer'), brandId: null }).map(({ key }) => key);
  expect(new Set(letters).size).toBe(letters.length);
  const without = screenEntries.filter(({ goKey }) => goKey === null);
  // C alone opens it.
  expect(without.map(({ path }) => path)).toEqual(['/content/create']);
});

const creating = ['Create', 'Generate Images'];

/** The pages that each permission opens by itself (docs/product/permissions.md#permission-matrix). */
const opens: Partial<Record<FlagRight, readonly string[]>> = {
  'logos.view': ['Logotype'],
  'colors.view': ['Colors'],
  'typography.view': ['Typography'],
  'voice.view': ['Tone of Voice'],
  'messaging.view': ['Messaging'],
  'social.create': creating,
  'blog.create': creating,
  'email.create': creating,
  'campaigns.view': ['Campaigns'],
  'advertising.view': ['Print'],
  'email.view': ['Email'],
  'analytics.view': ['Performance', 'Keywords'],
  'team.view': ['Team Members'],
};

test.each(flagRights.map(({ right }) => right))('%s alone opens its own pages only', (right) => {
  const always = lines('nothing');
  expect(lines(right).filter((line) => !always.includes(line))).toEqual(opens[right] ?? []);
  const pages = goKeysOf(at(right)).filter(({ page }) => page.search === undefined);
  const letters = pages.map(({ label }) => label);
  expect(letters.filter((label) => !lines(right).includes(label))).toEqual([]);
});
