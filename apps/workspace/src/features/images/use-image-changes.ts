import type { GeneratedImage } from '@brandroom/domain/content/generated-image.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { useMutation } from '@tanstack/react-query';

import { imageName } from '../../shared/content/generated-image-text';
import { useApi, useClient } from '../../shared/api/api';
import { useCachedList } from '../../shared/api/use-cached-list';
import { saveFile } from '../../shared/files/save-file';
import { notifyUndoable } from '../../shared/page/undoable';
import { shortText } from '../../shared/page/short-name';
import { imagesMessages } from './images.messages';

const messages = imagesMessages.delete;

/**
 * The actions on a generated image. They are optimistic updates; the change event of each answer
 * then refetches the list.
 */
export function useImageChanges(brandId: BrandId) {
  const { listImages } = useApi().generation;
  const { generation } = useClient();
  const listKey = listImages.queryKey({ input: { brandId } });
  const { put, remove } = useCachedList<GeneratedImage>(listKey);

  return {
    /** Copies the image into the file library, with its texts. */
    keep: useMutation({
      mutationKey: listKey,
      mutationFn: ({ id, alt }: Pick<GeneratedImage, 'id' | 'alt'>) =>
        generation.saveImage({ id, alt }),
      onSuccess: ({ image }) => put(image),
    }),
    /** Moves the image to the trash and offers to restore it. */
    discard: useMutation({
      mutationKey: listKey,
      mutationFn: ({ id }: GeneratedImage) => generation.deleteImage({ id }),
      onSuccess: (_, image) => {
        remove(image);
        const name = shortText(imageName(image));
        notifyUndoable({
          title: messages.deleted(name),
          undo: () => generation.restoreImage({ id: image.id }),
          undone: messages.restored(name),
          notUndone: messages.notRestored(name),
        });
      },
    }),
    /** Downloads the image as PNG. */
    download: useMutation({
      meta: { isReadOnly: true },
      mutationFn: ({ id }: GeneratedImage) => generation.imageFile({ id }),
      onSuccess: (file) => saveFile(file, file.name),
    }),
  };
}

export type ImageChanges = ReturnType<typeof useImageChanges>;
