import { expect, test } from 'vitest';

import { safeStorage } from './safe-storage';

function refusing(): never {
  throw new DOMException('The request was denied.', 'SecurityError');
}

test('a storage that cannot be reached keeps values for the time of the page', () => {
  const values = safeStorage(refusing);
  expect(values.get('theme')).toBeNull();
  values.set('theme', 'dark');
  expect(values.get('theme')).toBe('dark');
  values.remove('theme');
  expect(values.get('theme')).toBeNull();
});

test('a full storage does not answer with the value before', () => {
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
