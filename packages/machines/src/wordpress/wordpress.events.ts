import type { ContentId } from '@brandroom/domain/id.schema';
import type { WordPressDraft } from '@brandroom/domain/integration/wordpress.schema';

import type { Failure } from '../refusal/failure';

/** The person's permissions for the connection, and whether the workspace has one. */
export interface WordPressFacts {
  readonly isConnected: boolean;
  /** May connect and disconnect. */
  readonly mayManage: boolean;
  /** May publish blog posts. */
  readonly mayPublish: boolean;
}

export type WordPressEvent =
  | { type: 'CONNECT'; draft: WordPressDraft }
  | { type: 'SYNC' }
  /** Stops connecting, syncing or waiting for the next attempt. */
  | { type: 'CANCEL' }
  | { type: 'RETRY' }
  | { type: 'DISCONNECT' }
  /** The connection or the person's rights changed, perhaps in another tab. */
  | ({ type: 'CHANGED' } & WordPressFacts);

/** An approved blog post that is to be published. */
export interface QueuedPost {
  readonly contentId: ContentId;
  readonly title: string;
}

export interface WordPressContext extends WordPressFacts {
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
  mayManage: false,
  mayPublish: false,
  queue: [],
  published: 0,
  attempts: 0,
  error: null,
};
