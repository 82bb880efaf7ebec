import { expect, it } from 'vitest';

import { createQueryClient } from './query-client';
import { runMany } from './run-many';

const key = ['files', 'list'];
const [plan, photo] = [{ id: 'plan' }, { id: 'photo' }];

function cached() {
  const queryClient = createQueryClient(() => undefined);
  queryClient.setQueryData(key, [plan, photo]);
  const isStale = () => queryClient.getQueryState(key)?.isInvalidated;
  return { queryClient, isStale };
}
const refuse = async () => Promise.reject(new Error('refused'));

it('refetches the area when a few of many items are refused', async () => {
  const { queryClient, isStale } = cached();
  const send = (refused: readonly { id: string }[]) =>
    queryClient
      .getMutationCache()
      .build(queryClient, {
        mutationKey: ['files'],
        mutationFn: () =>
          runMany([plan, photo], async (item) => (refused.includes(item) ? refuse() : item)),
      })
      .execute(undefined);
  await send([]);
  expect(isStale()).toBe(false);
  await send([photo]);
  expect(isStale()).toBe(true);
});
