import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';

import { refetch } from './refetch';

/** A query whose answers the test provides one by one. */
function asked() {
  const queryClient = new QueryClient();
  const answers: ((value: string) => void)[] = [];
  const observer = new QueryObserver(queryClient, {
    queryKey: ['files'],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const stop = observer.subscribe(() => undefined);
  const turn = () => new Promise((resolve) => setTimeout(resolve, 5));
  return { queryClient, answers, observer, stop, turn };
}

describe('refetching after a change', () => {
  it('repeats a first answer that was read before the change', async () => {
    const { queryClient, answers, observer, stop, turn } = asked();
    refetch(queryClient, ['files']);
    answers[0]?.('before');
    await turn();
    answers[1]?.('after');
    await turn();
    expect(observer.getCurrentResult().data).toBe('after');
    expect(answers).toHaveLength(2);
    stop();
  });

  it('repeats an answer for a page that is not open yet, read before the change', async () => {
    const { queryClient, answers, stop, turn } = asked();
    answers[0]?.('first');
    await turn();
    stop();
    const read = () => new Promise<string>((resolve) => answers.push(resolve));
    void queryClient.prefetchQuery({ queryKey: ['files'], queryFn: read, staleTime: 0 });
    refetch(queryClient, ['files']);
    answers[1]?.('before');
    await turn();
    expect(queryClient.getQueryState(['files'])).toMatchObject({
      data: 'before',
      isInvalidated: true,
    });
  });

  it('refetches once where an answer is cached', async () => {
    const { queryClient, answers, observer, stop, turn } = asked();
    answers[0]?.('before');
    await turn();
    refetch(queryClient, ['files']);
    await turn();
    answers[1]?.('after');
    await turn();
    expect(observer.getCurrentResult().data).toBe('after');
    expect(answers).toHaveLength(2);
    stop();
  });
});
