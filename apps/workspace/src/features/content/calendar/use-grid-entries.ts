import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { useMemo } from 'react';

import { useWorkspace } from '../../../shared/brand/workspace';
import { useHref } from '../../../shared/navigation/use-href';
import { instantNow, useClock } from '../../../shared/time/clock';
import { entryOf } from './calendar-entries';

/** Items as the grid shows them: the same entries until others are shown, so that it is not drawn anew. */
export function useGridEntries(items: readonly ContentItem[]) {
  const { user } = useWorkspace();
  const clock = useClock();
  const hrefTo = useHref();
  return useMemo(() => {
    const context = { user, now: instantNow(clock) };
    return items.map((item) =>
      entryOf(item, context, hrefTo({ to: '/content/edit/$id', params: { id: item.id } })),
    );
  }, [items, user, clock, hrefTo]);
}
