import { formatFound } from '@brandroom/domain/format/count';
import { announce } from '@brandroom/ui/announce';
import { Text } from '@brandroom/ui/Text';
import { useCallback, useEffect, useRef } from 'react';

import type { FilesSearch } from './files-search';

type Asked = Pick<FilesSearch, 'tab' | 'q' | 'tag'>;

const askedOf = ({ tab, q, tag }: Asked): string => JSON.stringify([tab, q, tag]);

/** Announces a count, once for each search. */
export type TellCount = (search: Asked, words: string) => void;

/** Outlives the library, which is made anew after a failure; what the page opens with is known. */
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
 * The number of files as text, announced after a new search, not when files come
 * and go: uploads and deletions have words of their own.
 */
export function FoundCount({ total, search, tell }: FoundCountProps) {
  const words = formatFound(total, 'file');
  useEffect(() => tell(search, words), [tell, search, words]);
  // The empty state says it for the eye.
  if (total === 0) return null;
  return (
    <Text size="caption" tone="muted">
      {words}
    </Text>
  );
}
