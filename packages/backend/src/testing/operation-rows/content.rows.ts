import type { ContentDraft } from '@brandroom/domain/content/content.schema';
import type { WorkspaceClient } from '@brandroom/domain/contract/client';

import { brandId, contentIdOf, later, madeAt, post } from '../test-world';
import type { FlagSets, OperationRow } from './operation-row';
import { expecting } from './operation-row';

/** Any of these shows a viewer the social posts of every status, if they see posts at all. */
const unfinished: FlagSets = (['create', 'edit', 'delete', 'approve', 'publish'] as const).map(
  (flag) => ['social.view', `social.${flag}`],
);

const draft: ContentDraft = {
  type: 'social',
  platform: 'x',
  title: 'Written by the test',
  description: '',
  body: 'Words.',
  images: [],
  campaignId: null,
  tags: [],
};

const onVersion = (status: Parameters<typeof contentIdOf>[0]) => ({
  id: contentIdOf(status),
  version: 1,
});

/** A refused call changes nothing. */
async function moveDraft(client: WorkspaceClient): Promise<void> {
  const { title, description, body, images, campaignId, tags } = post('draft');
  const words = { title, description, body, images, campaignId, tags };
  const written = { ...draft, ...words, platform: 'linkedin' } as ContentDraft;
  await client.content.update({ ...onVersion('draft'), draft: written, scheduledFor: later });
}

// oxfmt-ignore
export const contentRows: readonly OperationRow[] = [
  // expected: nobody, viewer, editor, manager, admin, outsider, custom
  { operation: 'content.list', call: (c) => c.content.list({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'content.days',
    call: (c) => c.content.days({ brandId, from: madeAt, until: later, timeZone: 'UTC', perDay: 1 }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'content.undated', call: (c) => c.content.undated({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'content.waiting', call: (c) => c.content.waiting({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'content.get', on: 'a draft', call: (c) => c.content.get({ id: contentIdOf('draft') }),
    expected: expecting('who', 'none', 'ok', 'ok', 'ok', 'none', 'ok'),
    flags: unfinished },
  { operation: 'content.get', on: 'a pending post', call: (c) => c.content.get({ id: contentIdOf('pending') }),
    expected: expecting('who', 'none', 'ok', 'ok', 'ok', 'none', 'ok'),
    flags: unfinished },
  { operation: 'content.get', on: 'an approved post', call: (c) => c.content.get({ id: contentIdOf('approved') }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok'),
    flags: [['social.view']] },
  { operation: 'content.get', on: 'a scheduled post', call: (c) => c.content.get({ id: contentIdOf('scheduled') }),
    expected: expecting('who', 'none', 'ok', 'ok', 'ok', 'none', 'ok'),
    flags: unfinished },
  { operation: 'content.get', on: 'a rejected post', call: (c) => c.content.get({ id: contentIdOf('rejected') }),
    expected: expecting('who', 'none', 'ok', 'ok', 'ok', 'none', 'ok'),
    flags: unfinished },
  { operation: 'content.get', on: 'a published post', call: (c) => c.content.get({ id: contentIdOf('published') }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok'),
    flags: [['social.view']] },
  { operation: 'content.get', on: 'a post in the trash', call: (c) => c.content.get({ id: contentIdOf('trashed') }),
    expected: expecting('who', 'none', 'none', 'none', 'none', 'none', 'none') },
  { operation: 'content.history', on: 'a draft', call: (c) => c.content.history({ id: contentIdOf('draft') }),
    expected: expecting('who', 'none', 'ok', 'ok', 'ok', 'none', 'ok'),
    flags: unfinished },
  { operation: 'content.create', call: (c) => c.content.create({ brandId, draft, scheduledFor: null }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: [['social.create']] },
  { operation: 'content.update', on: 'a draft',
    call: (c) => c.content.update({ ...onVersion('draft'), draft, scheduledFor: null }),
    expected: expecting('who', 'none', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: [['social.view', 'social.edit']] },
  { operation: 'content.update', on: 'an approved post',
    call: (c) => c.content.update({ ...onVersion('approved'), draft, scheduledFor: null }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: [['social.view', 'social.edit']] },
  { operation: 'content.update', on: 'a rejected post',
    call: (c) => c.content.update({ ...onVersion('rejected'), draft, scheduledFor: null }),
    expected: expecting('who', 'none', 'no', 'ok', 'ok', 'none', 'no'),
    flags: [['social.view', 'social.edit', 'social.approve']] },
  { operation: 'content.update', on: 'a published post',
    call: (c) => c.content.update({ ...onVersion('published'), draft, scheduledFor: null }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no'),
    flags: [['social.view', 'social.edit', 'social.approve']] },
  { operation: 'content.submit', call: (c) => c.content.submit(onVersion('draft')),
    expected: expecting('who', 'none', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: [['social.view', 'social.create']] },
  { operation: 'content.approve', call: (c) => c.content.approve(onVersion('pending')),
    expected: expecting('who', 'none', 'no', 'ok', 'ok', 'none', 'ok'),
    flags: [['social.view', 'social.approve']] },
  { operation: 'content.reject', call: (c) => c.content.reject(onVersion('pending')),
    expected: expecting('who', 'none', 'no', 'ok', 'ok', 'none', 'ok'),
    flags: [['social.view', 'social.approve']] },
  { operation: 'content.schedule',
    call: (c) => c.content.schedule({ ...onVersion('approved'), scheduledFor: later }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no'),
    flags: [['social.view', 'social.publish']] },
  { operation: 'content.unschedule', call: (c) => c.content.unschedule(onVersion('scheduled')),
    expected: expecting('who', 'none', 'no', 'ok', 'ok', 'none', 'no'),
    flags: [['social.view', 'social.publish']] },
  { operation: 'content.publish', call: (c) => c.content.publish(onVersion('approved')),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no'),
    flags: [['social.view', 'social.publish']] },
  { operation: 'content.restoreVersion', on: 'a draft',
    call: (c) => c.content.restoreVersion({ ...onVersion('draft'), earlier: 1 }),
    expected: expecting('who', 'none', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: [['social.view', 'social.edit']] },
  { operation: 'content.restoreVersion', on: 'an approved post',
    call: (c) => c.content.restoreVersion({ ...onVersion('approved'), earlier: 1 }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: [['social.view', 'social.edit']] },
  { operation: 'content.restoreVersion', on: 'a published post',
    call: (c) => c.content.restoreVersion({ ...onVersion('published'), earlier: 1 }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: [['social.view', 'social.create']] },
  { operation: 'content.undoMove', on: 'a draft that they moved, if they could',
    call: async (c) => {
      await moveDraft(c).catch(() => null);
      return c.content.undoMove({ ...onVersion('draft'), version: 2 });
    },
    expected: expecting('who', 'none', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: [['social.view', 'social.edit']] },
  { operation: 'content.undoDecision', on: 'a post that they approved, if they could',
    call: async (c) => {
      await c.content.approve(onVersion('pending')).catch(() => null);
      return c.content.undoDecision({ ...onVersion('pending'), version: 2 });
    },
    expected: expecting('who', 'none', 'no', 'ok', 'ok', 'none', 'ok'),
    flags: [['social.view', 'social.approve']] },
  { operation: 'content.duplicate', on: 'a published post',
    call: (c) => c.content.duplicate({ id: contentIdOf('published') }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: [['social.view', 'social.create']] },
  { operation: 'content.delete', on: 'a draft', call: (c) => c.content.delete(onVersion('draft')),
    expected: expecting('who', 'none', 'no', 'ok', 'ok', 'none', 'no'),
    flags: [['social.view', 'social.delete']] },
  { operation: 'content.delete', on: 'a published post',
    call: (c) => c.content.delete(onVersion('published')),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no'),
    flags: [['social.view', 'social.delete']] },
  { operation: 'content.restore', call: (c) => c.content.restore({ id: contentIdOf('trashed') }),
    expected: expecting('who', 'none', 'no', 'ok', 'ok', 'none', 'no'),
    flags: [['social.view', 'social.delete']] },
  { operation: 'content.workflowSummary',
    call: (c) => c.content.workflowSummary({ brandId, from: madeAt, until: later }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },
];
