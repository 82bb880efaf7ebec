import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { useMemo } from 'react';

import { useWorkspace } from '../../../shared/brand/workspace';
import { useClock } from '../../../shared/time/clock';
import { entryOf } from './calendar-entries';

/** Items as the grid shows them: the same entries until others are shown, so that it is not drawn anew. */
export function useGridEntries(items: readonly ContentItem[]) {
  const { user } = useWorkspace();
  const clock = useClock();
  return useMemo(() => {
    const onlooker = { user, now: new Date(clock()).toISOString() };
    return items.map((item) => entryOf(item, onlooker));
  }, [items, user, clock]);
}
