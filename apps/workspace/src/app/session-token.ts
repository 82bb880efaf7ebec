import type { TokenStore } from '../shared/auth/auth-actor';
import { browserValues, tabValues } from '../shared/storage/kept-values';

const key = 'brandroom:session';

/**
 * Where this browser keeps the session's token: until sign-out when the person asked to be
 * remembered, else until the tab closes (docs/product/permissions.md#accounts-and-sessions). A tab's own session stands above a
 * remembered one, which may be another person's and is then left alone.
 */
export const sessionToken: TokenStore = {
  read: () => tabValues.get(key) ?? browserValues.get(key),
  keep: (token, isRemembered) => {
    tabValues.remove(key);
    (isRemembered ? browserValues : tabValues).set(key, token);
  },
  forget: (ended) => {
    for (const values of [tabValues, browserValues]) {
      if (values.get(key) === ended) values.remove(key);
    }
  },
};
