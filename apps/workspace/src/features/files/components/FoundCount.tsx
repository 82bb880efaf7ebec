import { formatFound } from '@brandroom/domain/format/count';
import { announce } from '@brandroom/ui/announce';
import { Text } from '@brandroom/ui/Text';
import { useEffect, useEffectEvent, useRef } from 'react';

import type { FilesSearch } from '../files-search';

interface FoundCountProps {
  total: number;
  /** What the files were looked for by. */
  search: FilesSearch;
}

/**
 * How many files there are, in words. Spoken when somebody looked for others, not when files come
 * and go: uploads and deletions have words of their own.
 */
export function FoundCount({ total, search: { tab, q } }: FoundCountProps) {
  const words = formatFound(total, 'file');
  const asked = JSON.stringify([tab, q]);
  const said = useRef(asked);
  const say = useEffectEvent(() => announce(words));
  useEffect(() => {
    if (said.current === asked) return;
    said.current = asked;
    say();
  }, [asked]);
  // The empty state says it for the eye.
  if (total === 0) return null;
  return (
    <Text size="small" tone="muted">
      {words}
    </Text>
  );
}
