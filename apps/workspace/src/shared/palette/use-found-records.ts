import type { SearchResult } from '@brandroom/domain/contract/search.contract';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { useApi } from '../api/api';
import { useWorkspace } from '../brand/workspace';
import { recentIds } from './recent-results';

/** Milliseconds without a key after which the backend is asked. */
const pause = 150;
/** What is shown is read at each opening: a change elsewhere may have outdated it. */
const fresh = { staleTime: 0, gcTime: 0 } as const;
const none: readonly SearchResult[] = [];

/** The records for a query, or those that were opened last while there is none. */
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
      // Without a text it finds nothing, and prepares the index while the person types.
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
    // The recent ones are an extra: without them the palette does its work.
    return { records: recent.data ?? none, isPending: recent.isLoading, failed: null };
  }
  const isPending = text !== asked || found.isFetching;
  return {
    records: found.data ?? none,
    isPending,
    failed: found.isError && !isPending ? () => void found.refetch() : null,
  };
}
