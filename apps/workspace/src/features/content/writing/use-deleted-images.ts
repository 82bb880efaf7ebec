import type { ContentImage } from '@brandroom/domain/content/content.schema';
import type { FileId } from '@brandroom/domain/id.schema';
import { useQueries } from '@tanstack/react-query';

import { useApi } from '../../../shared/api/api';
import { operationError } from '../../../shared/api/operation-error';

/** Whether a lookup says that the file was deleted; one that failed otherwise, as offline, says nothing. */
export const isDeleted = (error: unknown) =>
  error !== null && operationError(error).code === 'notFound';

/** The images that were deleted from the library. */
export function useDeletedImages(images: readonly ContentImage[]): readonly FileId[] {
  const api = useApi();
  return useQueries({
    queries: images.map(({ fileId }) => api.files.get.queryOptions({ input: { id: fileId } })),
    // A list stays the same object while it is equal.
    combine: (files) =>
      images.flatMap(({ fileId }, at) => (isDeleted(files[at]?.error ?? null) ? [fileId] : [])),
  });
}
