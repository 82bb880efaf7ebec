import type { Typography } from '@brandroom/domain/brand/typography.schema';
import { useQuery } from '@tanstack/react-query';

import { useClient } from '../api/api';
import { loadFace } from './load-face';

/** The uploaded file of a font as a face of the page; `face` is undefined until it is loaded. */
export function useFontFace({ id, fontFile, updatedAt }: Typography) {
  const { typography } = useClient();
  // Its own name could be that of the product's letters.
  const face = `${id} ${updatedAt}`;
  const { data, error } = useQuery({
    queryKey: ['font-face', id, face],
    enabled: fontFile !== null,
    // The bytes of a version never change.
    staleTime: 'static',
    queryFn: async () => loadFace(id, face, await typography.font({ id })),
  });
  return { facts: data ?? null, face: data ? face : undefined, error };
}
