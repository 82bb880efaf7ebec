import type { ContentId } from '@brandroom/domain/id.schema';

import type { EventSample } from '../statechart/event-sample';
import type { QueuedPost, WordPressEvent, WordPressRights } from './wordpress.events';

const draft = {
  url: 'https://journal.fernhill.example',
  username: 'elena.fischer',
  applicationPassword: 'abcd efgh ijkl mnop',
};

/** A complete form. */
export const sampleDraft = draft;

export const samplePosts: readonly QueuedPost[] = [
  { contentId: 'content_1_a' as ContentId, title: 'Brew iced coffee at home' },
  { contentId: 'content_1_b' as ContentId, title: 'Meet our new decaf' },
];

/** People with the rights of their roles; a publisher can neither connect nor disconnect. */
export const rights = {
  manager: { mayManage: true, mayPublish: true },
  viewer: { mayManage: false, mayPublish: false },
  publisher: { mayManage: false, mayPublish: true },
} as const satisfies Record<string, WordPressRights>;

const { manager, viewer } = rights;
const connects = { type: 'CONNECT', draft, ...manager } as const;

/** Every event, with the payloads that make a difference. */
export const wordPressSamples: readonly EventSample<WordPressEvent>[] = [
  { name: 'A complete form', event: connects },
  { name: 'Without a site', event: { ...connects, draft: { ...draft, url: ' ' } } },
  { name: 'Without a username', event: { ...connects, draft: { ...draft, username: '' } } },
  {
    name: 'Without a password',
    event: { ...connects, draft: { ...draft, applicationPassword: ' ' } },
  },
  { name: 'Connect without the right', event: { ...connects, ...viewer } },
  { name: 'Sync now', event: { type: 'SYNC', ...manager } },
  { name: 'Sync without the right', event: { type: 'SYNC', ...viewer } },
  { name: 'Stop', event: { type: 'CANCEL' } },
  { name: 'Try again', event: { type: 'RETRY', ...manager } },
  { name: 'Try again without the right', event: { type: 'RETRY', ...viewer } },
  { name: 'Disconnect', event: { type: 'DISCONNECT', ...manager } },
  { name: 'Disconnect without the right', event: { type: 'DISCONNECT', ...viewer } },
  { name: 'Connected in another tab', event: { type: 'CHANGED', isConnected: true } },
  { name: 'Disconnected in another tab', event: { type: 'CHANGED', isConnected: false } },
];
