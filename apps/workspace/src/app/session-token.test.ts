import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { viewing } from '../shared/auth/viewing';
import { sessionToken } from './session-token';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** Simulates a new tab in the same browser. */
const openTab = () => vi.stubGlobal('sessionStorage', storage());

beforeEach(() => {
  vi.stubGlobal('location', { assign: () => undefined });
  vi.stubGlobal('localStorage', storage());
  openTab();
});
afterEach(() => vi.unstubAllGlobals());

test('a remembered session survives when another person signs in and out in one tab', () => {
  sessionToken.keep('remembered', true);
  openTab();
  sessionToken.keep('guest', false);
  expect(sessionToken.read()).toBe('guest');
  sessionToken.forget('guest');
  openTab();
  expect(sessionToken.read()).toBe('remembered');
});

test('signing out forgets a remembered token', () => {
  sessionToken.keep('remembered', true);
  sessionToken.forget('remembered');
  expect(sessionToken.read()).toBeNull();
});

test('a remembered sign-in replaces the session of this tab', () => {
  sessionToken.keep('before', false);
  sessionToken.keep('remembered', true);
  expect(sessionToken.read()).toBe('remembered');
});

test('a view as another person takes precedence over the own session, only in its tab', () => {
  sessionToken.keep('own', true);
  viewing.start('view');
  expect(sessionToken.read()).toBe('view');
  viewing.leave('/team');
  expect(sessionToken.read()).toBe('own');
  viewing.start('view');
  openTab();
  expect(sessionToken.read()).toBe('own');
});

test('signing out of a view forgets the own session, too', () => {
  sessionToken.keep('own', true);
  viewing.start('view');
  sessionToken.forget('view');
  expect(sessionToken.read()).toBeNull();
});

test('a view that ended by itself is reported once', () => {
  sessionToken.keep('own', false);
  expect(sessionToken.loseView()).toBe(false);
  viewing.start('view');
  expect(sessionToken.loseView()).toBe(true);
  expect(sessionToken.read()).toBe('own');
  expect([viewing.takeLoss(), viewing.takeLoss()]).toEqual([true, false]);
});
