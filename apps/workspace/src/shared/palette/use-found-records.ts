import type { SearchResult } from '@brandroom/domain/contract/search.contract';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { useApi } from '../api/api';
import { useWorkspace } from '../brand/workspace';
import { recentIds } from './recent-results';

/** The debounce delay before the backend is queried, in milliseconds. */
const pause = 150;
/**
 * Results are fetched each time the palette opens, because a change elsewhere may have outdated
 * them.
 */
const fresh = { staleTime: 0, gcTime: 0 } as const;
const none: readonly SearchResult[] = [];

/** Returns the records for a query, or the recently opened ones without a query. */
export function useFoundRecords(query: string) {
  const { user, brandId } = useWorkspace();
  const { search } = useApi();
  const [asked, setAsked] = useState('');
  const text = query.trim();
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), pause);
    return () => clearTimeout(timer);
  }, [text]);

  const found = useQuery(
    search.find.queryOptions({
      // An empty query finds nothing but prepares the index while the person types.
      input: { brandId, text: asked },
      placeholderData: keepPreviousData,
      ...fresh,
    }),
  );
  const [ids] = useState(() => (brandId === null ? [] : [...recentIds(user, brandId)]));
  const recent = useQuery(
    search.recall.queryOptions({
      input: brandId === null || ids.length === 0 ? skipToken : { brandId, ids },
      ...fresh,
    }),
  );
  if (text === '') {
    // The recent results are optional, so their failure is not reported.
    return { records: recent.data ?? none, isPending: recent.isLoading, failed: null };
  }
  const isPending = text !== asked || found.isFetching;
  return {
    records: found.data ?? none,
    isPending,
    failed: found.isError && !isPending ? () => void found.refetch() : null,
  };
}
