import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { useCallback } from 'react';

import { useHref } from '../../../shared/navigation/use-href';

/** A place in the workflow of an item. */
interface WorkflowPlace {
  readonly state?: string;
  readonly event?: string;
  readonly as?: string;
}

/** Returns a function that writes the address of an item's workflow. */
export function useWorkflowHref() {
  const hrefTo = useHref();
  return useCallback(
    (item: Pick<ContentItem, 'id'>, place: WorkflowPlace = {}) =>
      hrefTo({
        to: '/workflows/$machine',
        params: { machine: 'content-workflow' },
        search: { item: item.id, ...place },
      }),
    [hrefTo],
  );
}
