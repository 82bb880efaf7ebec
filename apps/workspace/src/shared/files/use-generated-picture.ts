import type { Id } from '@brandroom/domain/id.schema';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../api/api';
import { useObjectUrl } from './use-object-url';

/** Returns the object URL of a generated image, loaded when wanted; null until then. */
export function useGeneratedPicture(id: Id<'GeneratedImage'>, isWanted = true): string | null {
  const { data } = useQuery({
    ...useApi().generation.imageFile.queryOptions({ input: { id } }),
    enabled: isWanted,
    // The bytes of an image never change.
    staleTime: 'static',
  });
  return useObjectUrl(data);
}
