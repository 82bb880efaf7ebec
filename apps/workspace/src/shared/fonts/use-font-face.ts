import type { Typography } from '@brandroom/domain/brand/typography.schema';
import { skipToken, useQuery } from '@tanstack/react-query';

import { useClient } from '../api/api';
import { loadFace } from './load-face';

/**
 * Loads the uploaded file of a font into the page, else the open font of its family. `face` and
 * `weights` are undefined until it is loaded, and if neither exists.
 */
export function useFontFace(font: Typography | undefined) {
  const { typography } = useClient();
  const { id, fontFile = null, family, updatedAt } = font ?? {};
  // The font's own name could collide with the product's fonts.
  const face = `${id} ${updatedAt}`;
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: ['font-face', id, face],
    // The bytes of a version never change.
    staleTime: 'static',
    queryFn:
      id && fontFile ? async () => loadFace(id, face, await typography.font({ id })) : skipToken,
  });
  const { data: open, isLoading: isOpening } = useQuery({
    queryKey: ['open-font', family],
    staleTime: 'static',
    queryFn:
      family !== undefined && !fontFile
        ? async () => (await import('./open-fonts')).loadOpenFont(family)
        : skipToken,
  });
  const opened = fontFile ? null : open;
  return {
    facts: data ?? null,
    face: data ? face : opened?.face,
    weights: data?.weights ?? opened?.weights,
    isLoading: isLoading || isOpening,
    error,
    retry: () => void refetch(),
  };
}
