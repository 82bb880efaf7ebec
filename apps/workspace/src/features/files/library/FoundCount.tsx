import { formatFound } from '@brandroom/domain/format/count';
import { announce } from '@brandroom/ui/announce';
import { Text } from '@brandroom/ui/Text';
import { useCallback, useEffect, useRef } from 'react';

import type { FilesSearch } from './files-search';
import { filtersKey } from './files-search';

type CountedSearch = Pick<FilesSearch, 'tab' | 'q' | 'tag'>;

/** Announces a count, once for each search. */
export type AnnounceCount = (search: CountedSearch, text: string) => void;

/** Kept outside the library, which remounts after a failure; the initial count is not announced. */
export function useAnnounceCount(search: CountedSearch): AnnounceCount {
  const announced = useRef(filtersKey(search));
  return useCallback((found, text) => {
    const key = filtersKey(found);
    if (announced.current === key) return;
    announced.current = key;
    announce(text);
  }, []);
}

interface FoundCountProps {
  total: number;
  /** The search that found the files. */
  search: CountedSearch;
  announceCount: AnnounceCount;
}

/**
 * The number of files as text, announced after a new search, but not for uploads and deletions,
 * which have their own announcements.
 */
export function FoundCount({ total, search, announceCount }: FoundCountProps) {
  const text = formatFound(total, 'file');
  useEffect(() => announceCount(search, text), [announceCount, search, text]);
  // The empty state shows it visually.
  if (total === 0) return null;
  return (
    <Text size="caption" tone="muted">
      {text}
    </Text>
  );
}
