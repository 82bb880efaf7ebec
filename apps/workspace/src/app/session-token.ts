const key = 'brandroom:session';

function from(storage: Storage): string | null {
  return storage.getItem(key);
}

/**
 * Where this browser keeps the session's token: until sign-out when the person asked to be
 * remembered, else until the tab closes (decisions section 1).
 */
export const sessionToken = {
  read: (): string | null => from(sessionStorage) ?? from(localStorage),
  keep: (token: string, isRemembered: boolean): void => {
    sessionToken.forget();
    (isRemembered ? localStorage : sessionStorage).setItem(key, token);
  },
  forget: (): void => {
    sessionStorage.removeItem(key);
    localStorage.removeItem(key);
  },
};
