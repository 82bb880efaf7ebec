import type { TokenStore } from '../shared/auth/auth-actor';
import { viewing } from '../shared/auth/viewing';
import { browserStorage, tabStorage } from '../shared/storage/safe-storage';

const key = 'brandroom:session';

const own = () => tabStorage.get(key) ?? browserStorage.get(key);

/**
 * Where this browser keeps the session's token: until sign-out when the person asked to be
 * remembered, else until the tab closes (docs/product/permissions.md#accounts-and-sessions). A tab's own session stands above a
 * remembered one, which may be another person's and is then left alone; a view as somebody else
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
    // Signing out of a view signs out of the session it was opened from, too.
    const gone = isView ? own() : ended;
    if (isView) viewing.forget();
    for (const values of [tabStorage, browserStorage]) {
      if (values.get(key) === gone) values.remove(key);
    }
  },
  loseView: viewing.lose,
};
