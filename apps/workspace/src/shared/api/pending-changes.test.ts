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

it('waits for each change, and for the callbacks of the last one', async () => {
  const reported: string[] = [];
  const stored = later<string>();
  const moved = later<string>();
  const queryClient = createQueryClient(() => undefined);
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationFn: () => stored.promise,
    onSuccess: (result: string) => reported.push(result),
  });
  const sent = mutation.execute(undefined);
  const move = pendingChanges.during(moved.promise).then((result) => reported.push(result));
  await vi.waitFor(() => expect(pendingChanges.areAny()).toBe(true));
  const settled = pendingChanges.settled().then(() => reported.push('settled'));
  stored.resolve('stored');
  await sent;
  expect(reported).toEqual(['stored']);
  moved.resolve('moved');
  await Promise.all([move, settled]);
  expect(reported).toEqual(['stored', 'moved', 'settled']);
  expect(pendingChanges.areAny()).toBe(false);
});

it('counts no download, and forgets a change that failed', async () => {
  const queryClient = createQueryClient(() => undefined);
  const cache = queryClient.getMutationCache();
  const file = later<string>();
  const download = cache
    .build(queryClient, { meta: { isDownload: true }, mutationFn: () => file.promise })
    .execute(undefined);
  expect(pendingChanges.areAny()).toBe(false);
  file.resolve('file');
  await download;
  await expect(pendingChanges.during(Promise.reject(new Error('refused')))).rejects.toThrow(
    'refused',
  );
  await expect(pendingChanges.settled()).resolves.toBeUndefined();
});
