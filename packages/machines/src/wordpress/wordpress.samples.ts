import type { ContentId } from '@brandroom/domain/id.schema';

import type { EventSample } from '../statechart/event-sample';
import type { QueuedPost, WordPressEvent, WordPressFacts } from './wordpress.events';

const draft = {
  url: 'https://blog.example.com',
  username: 'editor',
  applicationPassword: 'abcd efgh ijkl mnop',
};

/** A complete form. */
export const sampleDraft = draft;

export const samplePosts: readonly QueuedPost[] = [
  { contentId: 'content_1_a' as ContentId, title: 'First post' },
  { contentId: 'content_1_b' as ContentId, title: 'Second post' },
];

export const facts = {
  manager: { isConnected: false, mayManage: true, mayPublish: true },
  viewer: { isConnected: false, mayManage: false, mayPublish: false },
  connected: { isConnected: true, mayManage: true, mayPublish: true },
  connectedViewer: { isConnected: true, mayManage: false, mayPublish: false },
} as const satisfies Record<string, WordPressFacts>;

/** Every event, with the payloads that make a difference. */
export const wordPressSamples: readonly EventSample<WordPressEvent>[] = [
  { name: 'connects', event: { type: 'CONNECT', draft } },
  { name: 'connects without a site', event: { type: 'CONNECT', draft: { ...draft, url: ' ' } } },
  {
    name: 'connects without a username',
    event: { type: 'CONNECT', draft: { ...draft, username: '' } },
  },
  {
    name: 'connects without a password',
    event: { type: 'CONNECT', draft: { ...draft, applicationPassword: ' ' } },
  },
  { name: 'syncs', event: { type: 'SYNC' } },
  { name: 'cancels', event: { type: 'CANCEL' } },
  { name: 'retries', event: { type: 'RETRY' } },
  { name: 'disconnects', event: { type: 'DISCONNECT' } },
  { name: 'is connected elsewhere', event: { type: 'CHANGED', ...facts.connected } },
  { name: 'is disconnected elsewhere', event: { type: 'CHANGED', ...facts.manager } },
  { name: 'loses the permissions', event: { type: 'CHANGED', ...facts.viewer } },
  {
    name: 'loses them while connected',
    event: { type: 'CHANGED', ...facts.connectedViewer },
  },
];
