import type { ContentId } from '@brandroom/domain/id.schema';
import type { WordPressDraft } from '@brandroom/domain/integration/wordpress.schema';

import type { Failure } from '../refusal/failure';

/** The rights of a person, which each of their events brings along. */
export interface WordPressRights {
  /** May connect and disconnect. */
  readonly mayManage: boolean;
  /** May publish blog posts. */
  readonly mayPublish: boolean;
}

export type WordPressEvent =
  | ({ type: 'CONNECT'; draft: WordPressDraft } & WordPressRights)
  | ({ type: 'SYNC' | 'RETRY' | 'DISCONNECT' } & WordPressRights)
  /** Stops connecting, syncing or waiting for the next attempt. */
  | { type: 'CANCEL' }
  /** The connection changed, perhaps in another tab. */
  | { type: 'CHANGED'; isConnected: boolean };

/** An approved blog post that is to be published. */
export interface QueuedPost {
  readonly contentId: ContentId;
  readonly title: string;
}

export interface WordPressContext {
  readonly isConnected: boolean;
  /** The posts that are still to be published, the next one first. */
  readonly queue: readonly QueuedPost[];
  /** How many posts this sync has published. */
  readonly published: number;
  /** Failed attempts since the last success. */
  readonly attempts: number;
  readonly error: Failure | null;
}

/** Before anything is known of the connection. */
export const untouched: WordPressContext = {
  isConnected: false,
  queue: [],
  published: 0,
  attempts: 0,
  error: null,
};
