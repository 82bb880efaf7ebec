import { expect, test } from 'vitest';

import { safeStorage } from './safe-storage';

function refusing(): never {
  throw new DOMException('The request was denied.', 'SecurityError');
}

test('a blocked storage keeps values until the page is left', () => {
  const values = safeStorage(refusing);
  expect(values.get('theme')).toBeNull();
  values.set('theme', 'dark');
  expect(values.get('theme')).toBe('dark');
  values.remove('theme');
  expect(values.get('theme')).toBeNull();
});

test('a full storage does not return the previous value', () => {
  const kept = new Map([['theme', 'light']]);
  let isFull = true;
  const values = safeStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      if (isFull) throw new DOMException('Full.', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key) => kept.delete(key),
  }));
  expect(values.get('theme')).toBe('light');
  values.set('theme', 'dark');
  expect(values.get('theme')).toBe('dark');

  isFull = false;
  values.set('theme', 'hc');
  expect(kept.get('theme')).toBe('hc');
  expect(values.get('theme')).toBe('hc');
});
