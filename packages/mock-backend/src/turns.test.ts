import { memoryStore } from '@brandroom/backend/store/memory';
import { expect, test } from 'vitest';

import { takeTurns } from './turns';

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

test('long work waits for open transactions, runs in order, and continues after a failure', async () => {
  const turns = takeTurns();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const inner = memoryStore();
  const store = turns.watch({
    ...inner,
    read: async (work) => {
      await held;
      return inner.read(work);
    },
  });
  const done: string[] = [];
  const add = (name: string) => async () => void done.push(name);

  const { port1: sender, port2: receiver } = new MessageChannel();
  receiver.addEventListener('message', () => done.push('answer'));
  receiver.start();
  const answer = store.read(async () => undefined).then(() => sender.postMessage('an answer'));
  const drawing = turns.afterAnswers(add('first drawing'));
  const failing = turns.afterAnswers(async () => {
    done.push('failing drawing');
    throw new Error('failed');
  });
  const later = turns.afterAnswers(add('later drawing'));
  await nextTask();
  await nextTask();
  expect(done).toEqual([]);

  letGo();
  await expect(failing).rejects.toThrow('failed');
  await Promise.all([answer, drawing, later]);
  sender.close();
  expect(done).toEqual(['answer', 'first drawing', 'failing drawing', 'later drawing']);
});

test('a call that arrives during a drawing is answered before the next drawing', async () => {
  const turns = takeTurns();
  const store = turns.watch(memoryStore());
  const done: string[] = [];
  const { port1: server, port2: page } = new MessageChannel();
  server.addEventListener('message', () => {
    void store.read(nextTask).then(() => done.push('answer'));
  });
  server.start();
  const drawings = [
    turns.afterAnswers(async () => {
      done.push('drawing');
      page.postMessage('a call');
    }),
    turns.afterAnswers(async () => void done.push('drawing')),
  ];
  await Promise.all(drawings);
  server.close();
  expect(done).toEqual(['drawing', 'answer', 'drawing']);
});

test('long work that nobody waits for when its turn comes is left out', async () => {
  const turns = takeTurns();
  const left = new AbortController();
  const done: string[] = [];
  const drawings = [
    turns.afterAnswers(async () => {
      done.push('first drawing');
      left.abort();
    }),
    turns.afterAnswers(async () => void done.push('left drawing'), left.signal),
    turns.afterAnswers(async () => void done.push('last drawing'), new AbortController().signal),
  ];
  const outcomes = await Promise.allSettled(drawings);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(done).toEqual(['first drawing', 'last drawing']);
});
