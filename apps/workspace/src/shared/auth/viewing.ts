import { tabStorage } from '../storage/safe-storage';

const tokenKey = 'brandroom:viewing';
const endedKey = 'brandroom:viewing-ended';
const viewedKey = 'brandroom:viewed';

/**
 * The session in which this tab views as another person. It takes precedence over the person's own
 * session, which stays unchanged in this tab and all others (docs/product/permissions.md#view-as).
 */
export const viewing = {
  token: (): string | null => tabStorage.get(tokenKey),
  isOn: (): boolean => tabStorage.get(tokenKey) !== null,
  /**
   * Starts a view as another person. Reloads the page, so that no data of the own session stays in
   * memory.
   */
  start: (token: string): void => {
    tabStorage.set(tokenKey, token);
    location.assign('/');
  },
  /** Forgets the view. */
  forget: (): void => tabStorage.remove(tokenKey),
  /** Returns to the own session; the team's page reads whose view ended. */
  leave: (path: '/' | '/team', viewed?: string): void => {
    tabStorage.remove(tokenKey);
    if (viewed !== undefined) tabStorage.set(viewedKey, viewed);
    location.assign(path);
  },
  /** Returns, once, the id of the person whose view was stopped. */
  takeViewed: (): string | null => {
    const id = tabStorage.get(viewedKey);
    tabStorage.remove(viewedKey);
    return id;
  },
  /** Forgets a view that ended by itself; returns false without one. */
  lose: (): boolean => {
    if (tabStorage.get(tokenKey) === null) return false;
    tabStorage.remove(tokenKey);
    tabStorage.set(endedKey, '1');
    return true;
  },
  /** Returns, once, whether a view ended by itself. */
  takeLoss: (): boolean => {
    const isLost = tabStorage.get(endedKey) !== null;
    tabStorage.remove(endedKey);
    return isLost;
  },
};
