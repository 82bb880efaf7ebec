import type { ContentId } from '@brandroom/domain/id.schema';
import { useSearch } from '@tanstack/react-router';

/** Returns the item that is open beside the page, so that lists and boards can mark it. */
export function useOpenPeek(): ContentId | undefined {
  return useSearch({ strict: false, select: ({ peek }) => peek });
}
