import type { GuardArgs, GuardWords } from '@brandroom/statechart/guard-words';

import { failureCode } from '../refusal/failure';
import type { QueuedPost, WordPressContext, WordPressEvent } from './wordpress.events';

type Args = GuardArgs<WordPressContext, WordPressEvent>;
type Words = GuardWords<WordPressContext, WordPressEvent>;

/** After so many failed attempts in a row the person decides. */
export const maxAttempts = 3;

/** An event may be malformed. */
const isTrue = (value: unknown) => value === true;

/** Whether a field of the draft is filled. */
function isFilled({ event }: Args, name: 'url' | 'username' | 'applicationPassword'): boolean {
  const draft: unknown = 'draft' in event ? event.draft : null;
  const value: unknown = typeof draft === 'object' && draft !== null && Reflect.get(draft, name);
  return typeof value === 'string' && value.trim() !== '';
}

const connectedIn = ({ event }: Args): unknown =>
  'isConnected' in event ? event.isConnected : null;

export const wordPressGuards = {
  mayManage: ({ event }: Args) => 'mayManage' in event && isTrue(event.mayManage),
  mayPublish: ({ event }: Args) => 'mayPublish' in event && isTrue(event.mayPublish),
  hasUrl: (args: Args) => isFilled(args, 'url'),
  hasUsername: (args: Args) => isFilled(args, 'username'),
  hasPassword: (args: Args) => isFilled(args, 'applicationPassword'),
  connectionSucceeded: (args: Args) => connectedIn(args) === true,
  isNowDisconnected: (args: Args) => connectedIn(args) === false,
  hasPosts: (_: Args, posts: readonly QueuedPost[]) => Array.isArray(posts) && posts.length > 0,
  isLastPost: ({ context }: Args) => context.queue.length < 2,
  isTemporary: (_: Args, error: unknown) => ['offline', 'failed'].includes(failureCode(error)),
  hasAttemptsLeft: ({ context }: Args) => context.attempts < maxAttempts,
  isFirstAttempt: ({ context }: Args) => context.attempts === 1,
  isSecondAttempt: ({ context }: Args) => context.attempts === 2,
} as const;

/** The messages of the fields are those of the form's schema, so that one mistake has one message. */
export const wordPressGuardMessages: Readonly<Record<keyof typeof wordPressGuards, Words>> = {
  mayManage: {
    kind: 'right',
    says: () => 'Only brand managers can connect or disconnect WordPress.',
    fix: () => 'Ask a brand manager to do it.',
    right: () => 'manageBrand',
  },
  mayPublish: {
    kind: 'right',
    says: () => 'You can’t publish blog posts of this brand.',
    fix: () => 'Ask a brand manager for permission to publish blog posts.',
    right: () => 'blog.publish',
  },
  hasUrl: {
    kind: 'data',
    says: () => 'The site URL is missing.',
    fix: () => 'Enter the site URL.',
  },
  hasUsername: {
    kind: 'data',
    says: () => 'The username is missing.',
    fix: () => 'Enter the username.',
  },
  hasPassword: {
    kind: 'data',
    says: () => 'The application password is missing.',
    fix: () => 'Enter the application password.',
  },
  connectionSucceeded: {
    kind: 'data',
    says: () => 'The site isn’t connected.',
    fix: () => 'Connect the site.',
  },
  isNowDisconnected: {
    kind: 'data',
    says: () => 'The site is still connected.',
    fix: () => 'Disconnect the site.',
  },
  hasPosts: {
    kind: 'data',
    says: () => 'No approved blog post is waiting.',
    fix: () => 'Approve a blog post first.',
  },
  isLastPost: {
    kind: 'data',
    says: () => 'More posts are waiting.',
    fix: () => 'Wait until they are published.',
  },
  isTemporary: {
    kind: 'data',
    says: () => 'Trying again would not help.',
    fix: () => 'Solve the problem that the message names.',
  },
  hasAttemptsLeft: {
    kind: 'data',
    says: () => `${String(maxAttempts)} attempts in a row failed.`,
    fix: () => 'Check the site, then try again.',
  },
  isFirstAttempt: {
    kind: 'time',
    says: () => 'This is a later attempt.',
    fix: () => 'Wait for the next attempt, or try again now.',
  },
  isSecondAttempt: {
    kind: 'time',
    says: () => 'This is another attempt.',
    fix: () => 'Wait for the next attempt, or try again now.',
  },
};
