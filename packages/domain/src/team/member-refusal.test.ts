import { expect, it } from 'vitest';

import type { UserId } from '../id.schema';
import { memberRefusal } from './member-refusal';

const person = (name: string, role: 'admin' | 'editor' | 'viewer') => ({
  id: `user_${name}` as UserId,
  role,
});
const admin = person('admin', 'admin');
const second = person('second', 'admin');
const editor = person('editor', 'editor');
const viewer = person('viewer', 'viewer');

it('lets nobody change the last admin, not even the admin', () => {
  const team = [admin, editor, viewer];
  expect(memberRefusal(editor, admin, team)).toBe('lastAdmin');
  expect(memberRefusal(admin, admin, team)).toBe('lastAdmin');
});

it('lets nobody change an admin while there are others', () => {
  expect(memberRefusal(second, admin, [admin, second])).toBe('admin');
});

it('lets nobody change their own access', () => {
  expect(memberRefusal(editor, editor, [admin, editor])).toBe('self');
  expect(memberRefusal(admin, admin, [admin, second])).toBe('self');
});

it('lets the access of all others change', () => {
  for (const member of [editor, viewer]) {
    expect(memberRefusal(admin, member, [admin, editor, viewer])).toBeNull();
  }
});
