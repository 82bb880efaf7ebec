import { generatedImageName } from '@brandroom/domain/content/generated-image-name';
import type { GeneratedImage } from '@brandroom/domain/content/generated-image.schema';
import { safeFileName } from '@brandroom/domain/file/file-name';

import { useApi, useClient } from '../../shared/api/api';
import { imageName } from '../../shared/content/generated-image-text';
import type { BulkOperations } from '../../shared/selection/use-bulk-actions';

/** The operations on several generated images. */
export function useImageOperations(): BulkOperations<GeneratedImage> {
  const { generation } = useClient();
  const area = useApi().generation.listImages.key();
  return {
    noun: 'image',
    area,
    nameOf: (image) => `“${imageName(image)}”`,
    fileName: ({ prompt }) => safeFileName(generatedImageName(prompt)),
    read: ({ id }) => generation.imageFile({ id }),
    discard: ({ id }) => generation.deleteImage({ id }),
    restore: ({ id }) => generation.restoreImage({ id }),
  };
}
