import { formatFound } from '@brandroom/domain/format/count';
import { announce } from '@brandroom/ui/announce';
import { Text } from '@brandroom/ui/Text';
import { useCallback, useEffect, useRef } from 'react';

import type { FilesSearch } from './files-search';

type Asked = Pick<FilesSearch, 'tab' | 'q' | 'tag'>;

const askedOf = ({ tab, q, tag }: Asked): string => JSON.stringify([tab, q, tag]);

/** Announces a count, once for each search. */
export type TellCount = (search: Asked, words: string) => void;

/** Kept outside the library, which remounts after a failure; the initial count is not announced. */
export function useTellCount(search: Asked): TellCount {
  const told = useRef(askedOf(search));
  return useCallback((found, words) => {
    const asked = askedOf(found);
    if (told.current === asked) return;
    told.current = asked;
    announce(words);
  }, []);
}

interface FoundCountProps {
  total: number;
  /** The search that found the files. */
  search: Asked;
  tell: TellCount;
}

/**
 * The number of files as text, announced after a new search, but not for uploads and deletions,
 * which have their own announcements.
 */
export function FoundCount({ total, search, tell }: FoundCountProps) {
  const words = formatFound(total, 'file');
  useEffect(() => tell(search, words), [tell, search, words]);
  // The empty state shows it visually.
  if (total === 0) return null;
  return (
    <Text size="caption" tone="muted">
      {words}
    </Text>
  );
}
