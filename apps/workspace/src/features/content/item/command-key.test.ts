import { expect, test } from 'vitest';

import type { SendOptions } from './command-key';
import { sendOnce } from './command-key';

/** Records the keys of received commands, whose first answers are lost. */
function sending(command: string, lost = 0) {
  const keys: string[] = [];
  const send = async ({ context }: SendOptions) => {
    keys.push(context.idempotencyKey);
    if (keys.length <= lost) throw new Error('The answer was lost.');
    return keys.length;
  };
  return { keys, press: () => sendOnce(command, send) };
}

test('each press is a command of its own, once the one before is answered', async () => {
  const { keys, press } = sending('a');
  expect([await press(), await press()]).toEqual([1, 2]);
  expect(new Set(keys).size).toBe(2);
});

test('a press after a lost answer repeats the command, and the next one does not', async () => {
  const { keys, press } = sending('b', 2);
  await expect(press()).rejects.toThrow('lost');
  await expect(press()).rejects.toThrow('lost');
  expect([await press(), await press()]).toEqual([3, 4]);
  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(keys[3]).not.toBe(keys[0]);
});

test('two presses at a time are one, and another command is another', async () => {
  const one = sending('c');
  const other = sending('d');
  await Promise.all([one.press(), one.press(), other.press()]);
  expect(one.keys[1]).toBe(one.keys[0]);
  expect(other.keys[0]).not.toBe(one.keys[0]);
});
