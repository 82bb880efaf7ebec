import { describe, expect, it } from 'vitest';

import type { BrandRole, GlobalRole, User } from '../account/user.schema';
import type { BrandId } from '../id.schema';
import type { FlagRight } from '../rights/flags';
import { permissionsWhere, presets } from '../rights/presets';
import { contentStatuses, contentTypes } from './content.schema';
import { canSeeContent, seesUnfinishedContent } from './visibility';

const here = 'brand_1_a' as BrandId;
type Person = Pick<User, 'role' | 'brandAccess'>;

function person(role: GlobalRole, brandRole: BrandRole, flags?: readonly FlagRight[]): Person {
  const permissions = flags ? permissionsWhere((r) => flags.includes(r)) : presets[brandRole];
  return { role, brandAccess: [{ brandId: here, role: brandRole, permissions }] };
}

const all = 'social email blog';

/*
 * By hand from docs/product/permissions.md#content-visibility: who sees which types, status by status.
 * Viewers see only approved and published items; people who work on a type see all of them.
 */
const table: readonly {
  who: string;
  user: Person;
  finished: string;
  unfinished: string;
}[] = [
  {
    who: 'global admin',
    user: { role: 'admin', brandAccess: [] },
    finished: all,
    unfinished: all,
  },
  { who: 'manager as editor', user: person('manager', 'editor'), finished: all, unfinished: all },
  { who: 'manager as viewer', user: person('manager', 'viewer'), finished: all, unfinished: '' },
  { who: 'brand admin', user: person('member', 'admin'), finished: all, unfinished: all },
  { who: 'brand editor', user: person('member', 'editor'), finished: all, unfinished: all },
  { who: 'brand viewer', user: person('member', 'viewer'), finished: all, unfinished: '' },
  { who: 'nobody', user: { role: 'member', brandAccess: [] }, finished: '', unfinished: '' },
  {
    who: 'manager without access',
    user: { role: 'manager', brandAccess: [] },
    finished: '',
    unfinished: '',
  },
  {
    who: 'viewer who may approve blog posts and see emails',
    user: person('member', 'viewer', ['blog.view', 'blog.approve', 'email.view']),
    finished: 'email blog',
    unfinished: 'blog',
  },
  {
    who: 'viewer who may write social posts but not view them',
    user: person('member', 'viewer', ['social.create']),
    finished: '',
    unfinished: '',
  },
  {
    who: 'editor from whom emails are withdrawn',
    user: person('member', 'editor', ['social.view', 'blog.view']),
    finished: 'social blog',
    unfinished: 'social blog',
  },
];

const finished = ['approved', 'published'];

describe('the content that a person sees', () => {
  it.each(table)('is as in the table for $who', ({ user, finished: done, unfinished }) => {
    for (const type of contentTypes) {
      for (const status of contentStatuses) {
        const types = finished.includes(status) ? done : unfinished;
        expect([type, status, canSeeContent(user, { type, status, brandId: here })]).toEqual([
          type,
          status,
          types.split(' ').includes(type),
        ]);
      }
      expect(seesUnfinishedContent(user, type, here)).toBe(unfinished.split(' ').includes(type));
    }
  });
});
