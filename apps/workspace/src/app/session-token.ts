import type { TokenStore } from '../shared/auth/auth-actor';
import { viewing } from '../shared/auth/viewing';
import { browserStorage, tabStorage } from '../shared/storage/safe-storage';

const key = 'brandroom:session';

const own = () => tabStorage.get(key) ?? browserStorage.get(key);

/**
 * Stores the session token: until sign-out for a remembered session, else until the tab closes
 * (docs/product/permissions.md#accounts-and-sessions). A tab's own session takes precedence over a
 * remembered one, which may belong to another person and stays unchanged; a view as another person
 * takes precedence over both.
 */
export const sessionToken: TokenStore = {
  read: () => viewing.token() ?? own(),
  keep: (token, isRemembered) => {
    tabStorage.remove(key);
    (isRemembered ? browserStorage : tabStorage).set(key, token);
  },
  forget: (ended) => {
    const isView = ended !== null && viewing.token() === ended;
    // Signing out of a view also signs out of the session that opened it.
    const gone = isView ? own() : ended;
    if (isView) viewing.forget();
    for (const values of [tabStorage, browserStorage]) {
      if (values.get(key) === gone) values.remove(key);
    }
  },
  loseView: viewing.lose,
};
