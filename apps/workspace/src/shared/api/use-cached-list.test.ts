import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { createQueryClient } from './query-client';
import { cachedList } from './use-cached-list';

const key = ['colors'];
const [plum, sand, moss] = [{ id: 'plum' }, { id: 'sand' }, { id: 'moss' }] as const;

function loaded() {
  const queryClient = createQueryClient(() => undefined);
  queryClient.setQueryData(key, [plum, sand]);
  const list = cachedList(queryClient, key);
  const isStale = () => queryClient.getQueryState(key)?.isInvalidated;
  /** Deletes plum, which is refused after `before`. */
  const deletePlum = async (before: () => void) => {
    const deletion = queryClient.getMutationCache().build(queryClient, {
      mutationKey: key,
      mutationFn: async () => {
        before();
        throw new Error('refused');
      },
      onMutate: () => list.changeAtOnce(withoutPlum),
      onError: (_error, _id, takeBack?: () => void) => takeBack?.(),
    });
    await deletion.execute(undefined).catch(() => undefined);
  };
  return { queryClient, list, isStale, deletePlum };
}
const withoutPlum = (items: { id: string }[]) => items.filter(({ id }) => id !== 'plum');

test('a refused change is taken back, and the list refetched', async () => {
  const { list, isStale, deletePlum } = loaded();
  await deletePlum(() => expect(list.items()).toEqual([sand]));
  expect(list.items()).toEqual([plum, sand]);
  expect(isStale()).toBe(true);
});

test('a refused change keeps the changes of others', async () => {
  const { queryClient, list, isStale, deletePlum } = loaded();
  await deletePlum(() => void queryClient.setQueryData(key, [plum, sand, moss]));
  expect(list.items()).toEqual([plum, sand, moss]);
  expect(isStale()).toBe(true);
});

test('a change is not overwritten by an answer from before it', async () => {
  const { queryClient, list } = loaded();
  let answer: (items: { id: string }[]) => void = () => undefined;
  const queryFn = () => new Promise<{ id: string }[]>((resolve) => (answer = resolve));
  void queryClient.fetchQuery({ queryKey: key, queryFn }).catch(() => undefined);
  await list.changeAtOnce(withoutPlum);
  answer([plum, sand]);
  await Promise.resolve();
  expect(list.items()).toEqual([sand]);
});

test('a list that is not loaded stays so', async () => {
  const queryClient = new QueryClient();
  const list = cachedList(queryClient, key);
  const takeBack = await list.changeAtOnce(withoutPlum);
  takeBack();
  expect(queryClient.getQueryData(key)).toBeUndefined();
  expect(list.items()).toEqual([]);
});

test('a row takes the place of its older version, or is added', () => {
  const { list } = loaded();
  const paler = { id: 'plum', name: 'Paler plum' };
  list.put(paler);
  expect(list.items()).toEqual([paler, sand]);
  list.put(moss, 'first');
  expect(list.items()).toEqual([moss, paler, sand]);
  list.remove(moss);
  list.put(moss);
  expect(list.items()).toEqual([paler, sand, moss]);
});
