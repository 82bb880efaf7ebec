import type { Id } from '@brandroom/domain/id.schema';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../api/api';
import { useObjectUrl } from './use-object-url';

/** The address of a generated image's picture; asked for when wanted, null while there is none. */
export function useGeneratedPicture(id: Id<'GeneratedImage'>, isWanted = true): string | null {
  const { data } = useQuery({
    ...useApi().generation.imageFile.queryOptions({ input: { id } }),
    enabled: isWanted,
    // The bytes of an image never change.
    staleTime: 'static',
  });
  return useObjectUrl(data);
}
