import type { ContentImage } from '@brandroom/domain/content/content.schema';
import type { FileId } from '@brandroom/domain/id.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

import { useApi } from '../../../shared/api/api';
import { operationError } from '../../../shared/api/operation-error';

/** Whether a lookup says that the file was deleted; one that failed otherwise, as offline, says nothing. */
export const isDeleted = (error: unknown) =>
  error !== null && operationError(error).code === 'notFound';

/** The file ids, with spaces between, of images that were deleted from the library, by the lookups of their fields. */
export function useDeletedImages(images: readonly ContentImage[]): string {
  const { files } = useApi();
  const client = useQueryClient();
  const subscribe = useCallback(
    (onChange: () => void) => client.getQueryCache().subscribe(onChange),
    [client],
  );
  const errorOf = (id: FileId) =>
    client.getQueryState(files.get.queryKey({ input: { id } }))?.error ?? null;
  return useSyncExternalStore(subscribe, () =>
    images
      .map(({ fileId }) => fileId)
      .filter((id) => isDeleted(errorOf(id)))
      .join(' '),
  );
}
