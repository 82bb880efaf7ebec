import type { TokenStore } from '../shared/auth/auth-actor';
import { browserStorage, tabStorage } from '../shared/storage/safe-storage';

const key = 'brandroom:session';

/**
 * Where this browser keeps the session's token: until sign-out when the person asked to be
 * remembered, else until the tab closes (docs/product/permissions.md#accounts-and-sessions). A tab's own session stands above a
 * remembered one, which may be another person's and is then left alone.
 */
export const sessionToken: TokenStore = {
  read: () => tabStorage.get(key) ?? browserStorage.get(key),
  keep: (token, isRemembered) => {
    tabStorage.remove(key);
    (isRemembered ? browserStorage : tabStorage).set(key, token);
  },
  forget: (ended) => {
    for (const values of [tabStorage, browserStorage]) {
      if (values.get(key) === ended) values.remove(key);
    }
  },
};
