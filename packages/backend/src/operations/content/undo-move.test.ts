import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import type { ContentDraft, ContentItem } from '@brandroom/domain/content/content.schema';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { refusalOf } from '../../testing/outcome';
import type { TestBackend } from '../../testing/test-backend';
import { testBackend } from '../../testing/test-backend';
import { contentIdOf, emailOf, later, testWorld, userIdOf } from '../../testing/test-world';

const muchLater = new Date(Date.parse(later) + 86_400_000).toISOString();
const notTheLast = 'You can undo only your own move, and only if it was the item’s last change.';

let backend: TestBackend;
let editor: WorkspaceClient;
let manager: WorkspaceClient;

beforeEach(async () => {
  backend = testBackend({ store: await testWorld() });
  editor = await backend.as(emailOf('editor'));
  manager = await backend.as(emailOf('manager'));
});
afterEach(() => backend.close());

/** The item with another date or other text, as a form sends it. */
async function saved(by: WorkspaceClient, item: ContentItem, change: Partial<ContentItem>) {
  const { id, version, title, description, body, images, campaignId, tags } = item;
  const own = { title, description, body, images, campaignId, tags };
  const { scheduledFor = item.scheduledFor, ...words } = change;
  const draft = { type: 'social', platform: 'linkedin', ...own, ...words } as ContentDraft;
  return by.content.update({ id, version, draft, scheduledFor });
}

async function approved(): Promise<ContentItem> {
  return manager.content.approve({ id: contentIdOf('pending'), version: 1 });
}

async function scheduled(): Promise<ContentItem> {
  const { id, version } = await approved();
  return manager.content.schedule({ id, version, scheduledFor: later });
}

const facts = ({ status, scheduledFor, approvedAt, approvedBy }: ContentItem) => ({
  status,
  scheduledFor,
  approvedAt,
  approvedBy,
});

it.each([
  ['approved', approved],
  ['scheduled', scheduled],
] as const)(
  'a move of an item that is %s gives date, status and approval back',
  async (status, prepared) => {
    const before = await prepared();
    const moved = await saved(editor, before, { scheduledFor: muchLater });
    expect(moved).toMatchObject({ status: 'pending', approvedAt: null });
    const back = await editor.content.undoMove({ id: moved.id, version: moved.version });
    expect(back).toMatchObject({ ...facts(before), version: moved.version + 1 });
    expect(await editor.content.get({ id: back.id })).toEqual(back);
    const [latest] = await editor.content.history({ id: back.id });
    expect(latest).toMatchObject({
      action: 'takeBack',
      byName: 'editor',
      from: 'pending',
      to: status,
      changes: [{ field: 'scheduledFor', before: muchLater, after: before.scheduledFor ?? '' }],
    });
  },
);

it('the last approval comes back, also where the clock was put back since the one before', async () => {
  const id = contentIdOf('pending');
  backend.env.setNow('2026-03-02T11:00:00.000Z');
  const admin = await backend.as(emailOf('admin'));
  const first = await admin.content.approve({ id, version: 1 });
  const { version } = await saved(editor, first, { body: 'Other words.' });
  backend.env.setNow('2026-03-02T10:30:00.000Z');
  const before = await manager.content.approve({ id, version });
  const moved = await saved(editor, before, { scheduledFor: later });
  const back = await editor.content.undoMove({ id, version: moved.version });
  expect(back).toMatchObject({
    status: 'approved',
    approvedAt: '2026-03-02T10:30:00.000Z',
    approvedBy: userIdOf('manager'),
  });
});

it('undoing a move keeps the approval, and removes a date that was not there before', async () => {
  const draft = await editor.content.get({ id: contentIdOf('draft') });
  const dated = await saved(editor, draft, { scheduledFor: later });
  const undated = await editor.content.undoMove({ id: dated.id, version: dated.version });
  expect(undated).toMatchObject({ status: 'draft', scheduledFor: null });
  const before = await scheduled();
  const { id, version } = await saved(manager, before, { scheduledFor: muchLater });
  expect(await manager.content.undoMove({ id, version })).toMatchObject(facts(before));
});

it('another person’s move, a change of text, and a move that was already undone are refused', async () => {
  const moved = await saved(editor, await approved(), { scheduledFor: later });
  const { id, version } = moved;
  const refusal = { code: 'conflict', message: notTheLast };
  expect(await refusalOf(manager.content.undoMove({ id, version }))).toMatchObject(refusal);
  const back = await editor.content.undoMove({ id, version });
  const again = editor.content.undoMove({ id, version: back.version });
  expect(await refusalOf(again)).toMatchObject(refusal);
  const written = await saved(editor, back, { body: 'Other words.', scheduledFor: muchLater });
  const both = editor.content.undoMove({ id, version: written.version });
  expect(await refusalOf(both)).toMatchObject(refusal);
});

it('a move followed by another change is not undone, and the refusal names who made it', async () => {
  const { id, version } = await saved(editor, await approved(), { scheduledFor: later });
  await manager.content.approve({ id, version });
  expect(await refusalOf(editor.content.undoMove({ id, version }))).toMatchObject({
    code: 'conflict',
    message: 'manager changed it after this move.',
  });
});

it('a time that has passed since is not scheduled again', async () => {
  const { id, version } = await saved(manager, await scheduled(), { scheduledFor: muchLater });
  backend.env.setNow(later);
  manager = await backend.as(emailOf('manager'));
  expect(await refusalOf(manager.content.undoMove({ id, version }))).toMatchObject({
    code: 'conflict',
    message: 'Its scheduled time has passed.',
  });
});
