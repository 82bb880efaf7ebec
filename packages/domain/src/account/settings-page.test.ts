import { expect, it } from 'vitest';

import { settingsDenial, settingsPages } from './settings-page';
import type { GlobalRole } from './user.schema';

const openTo = (role: GlobalRole) =>
  settingsPages.filter((page) => settingsDenial({ role }, page) === null);

it('opens every page to admins, billing to managers too, the others to everyone', () => {
  expect(openTo('admin')).toEqual(settingsPages);
  expect(openTo('manager')).toEqual([
    'account',
    'security',
    'notifications',
    'integrations',
    'billing',
    'brands',
    'data',
  ]);
  expect(openTo('member')).toEqual([
    'account',
    'security',
    'notifications',
    'integrations',
    'brands',
    'data',
  ]);
});

it('says who may open a page', () => {
  const denied = 'Only agency administrators can access this page.';
  expect(settingsDenial({ role: 'manager' }, 'agency')).toBe(denied);
  expect(settingsDenial({ role: 'member' }, 'roles')).toBe(denied);
  expect(settingsDenial({ role: 'member' }, 'billing')).toBe(
    'Only managers and agency administrators can access this page.',
  );
});
