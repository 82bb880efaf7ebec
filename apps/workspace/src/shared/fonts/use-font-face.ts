import type { Typography } from '@brandroom/domain/brand/typography.schema';
import { useQuery } from '@tanstack/react-query';

import { useClient } from '../api/api';
import { loadFace } from './load-face';

/**
 * The uploaded file of a font as a face of the page, else the open font of its family; `face` is
 * undefined until it is loaded, and where there is none.
 */
export function useFontFace({ id, fontFile, family, updatedAt }: Typography) {
  const { typography } = useClient();
  // Its own name could be that of the product's letters.
  const face = `${id} ${updatedAt}`;
  const { data, error, isLoading } = useQuery({
    queryKey: ['font-face', id, face],
    enabled: fontFile !== null,
    // The bytes of a version never change.
    staleTime: 'static',
    queryFn: async () => loadFace(id, face, await typography.font({ id })),
  });
  const { data: open, isLoading: isOpening } = useQuery({
    queryKey: ['open-font', family],
    enabled: fontFile === null,
    staleTime: 'static',
    queryFn: async () => (await import('./open-fonts')).loadOpenFont(family),
  });
  const openFace = fontFile ? undefined : (open ?? undefined);
  return {
    facts: data ?? null,
    face: data ? face : openFace,
    isLoading: isLoading || isOpening,
    error,
  };
}
