import { expect, it, vi } from 'vitest';

import { pendingChanges } from './pending-changes';
import { createQueryClient } from './query-client';

function later<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

it('waits for mutations and for other changes, and for the callbacks of the last one', async () => {
  const reported: string[] = [];
  const stored = later<string>();
  const moved = later<string>();
  const queryClient = createQueryClient(() => undefined);
  const send = (answer: Promise<string>) =>
    queryClient
      .getMutationCache()
      .build(queryClient, {
        mutationFn: () => answer,
        onSuccess: (result: string) => reported.push(result),
      })
      .execute(undefined);
  const sent = send(stored.promise);
  const move = send(moved.promise);
  await vi.waitFor(() => expect(pendingChanges.hasAny()).toBe(true));
  const settled = pendingChanges.settled().then(() => reported.push('settled'));
  moved.resolve('moved');
  await move;
  // A wait for the move alone would have ended by now.
  await new Promise((resolve) => {
    setTimeout(resolve, 5);
  });
  expect(reported).toEqual(['moved']);
  stored.resolve('stored');
  await Promise.all([sent, settled]);
  expect(reported).toEqual(['moved', 'stored', 'settled']);
  expect(pendingChanges.hasAny()).toBe(false);
});

it('counts no download', async () => {
  const file = later<string>();
  const queryClient = createQueryClient(() => undefined);
  const download = queryClient
    .getMutationCache()
    .build(queryClient, { meta: { isReadOnly: true }, mutationFn: () => file.promise })
    .execute(undefined);
  await new Promise((resolve) => {
    setTimeout(resolve, 5);
  });
  expect(pendingChanges.hasAny()).toBe(false);
  file.resolve('file');
  await download;
});

it('ends with a refusal, too', async () => {
  const refused = async () => Promise.reject(new Error('refused'));
  const queryClient = createQueryClient(() => undefined);
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: refused });
  const sent = mutation.execute(undefined);
  const settled = pendingChanges.settled();
  await expect(sent).rejects.toThrow('refused');
  await settled;
  expect(pendingChanges.hasAny()).toBe(false);
});

it('forgets the changes of a person who has signed out', () => {
  pendingChanges.begin({});
  pendingChanges.clear();
  expect(pendingChanges.hasAny()).toBe(false);
});
