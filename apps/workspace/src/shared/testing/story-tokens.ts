import type { TokenStore } from '../auth/auth-actor';

/** Keeps a session token in memory, starting with `token`. */
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
