import type { ContentId } from '@brandroom/domain/id.schema';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { afterPaint } from '@brandroom/ui/after-paint';

import { openPeek } from '../../../shared/navigation/open-peek';

/** Returns a function that opens an item beside its calendar. */
export function useOpenItem(): (id: ContentId) => void {
  const router = useRouter();
  return useCallback((peek) => afterPaint(() => openPeek(router, { peek })), [router]);
}
