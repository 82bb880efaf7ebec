import type { TokenStore } from '../auth/auth-actor';

/** Keeps a session's token in memory, beginning with `token`. */
export function storyTokens(token: string | null): TokenStore {
  let kept = token;
  return {
    read: () => kept,
    keep: (next) => {
      kept = next;
    },
    forget: () => {
      kept = null;
    },
    loseView: () => false,
  };
}
