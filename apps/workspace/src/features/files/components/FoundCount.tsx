import { formatFound } from '@brandroom/domain/format/count';
import { announce } from '@brandroom/ui/announce';
import { Text } from '@brandroom/ui/Text';
import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';

import type { FilesSearch } from '../files-search';

type Asked = Pick<FilesSearch, 'tab' | 'q'>;

const askedOf = ({ tab, q }: Asked): string => JSON.stringify([tab, q]);

/** What the count was last told for; outlives the tab's panel, which is made anew for each tab. */
export function useToldCount(search: Asked): RefObject<string> {
  return useRef(askedOf(search));
}

interface FoundCountProps {
  total: number;
  /** What the files were looked for by. */
  search: Asked;
  told: RefObject<string>;
}

/**
 * How many files there are, in words. Spoken when somebody looked for others, not when files come
 * and go: uploads and deletions have words of their own.
 */
export function FoundCount({ total, search, told }: FoundCountProps) {
  const words = formatFound(total, 'file');
  const asked = askedOf(search);
  const say = useEffectEvent(() => announce(words));
  useEffect(() => {
    if (told.current === asked) return;
    told.current = asked;
    say();
  }, [asked, told]);
  // The empty state says it for the eye.
  if (total === 0) return null;
  return (
    <Text size="small" tone="muted">
      {words}
    </Text>
  );
}
