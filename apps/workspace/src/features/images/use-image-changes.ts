import type { GeneratedImage } from '@brandroom/domain/content/generated-image.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { imageName } from '../../shared/content/generated-image-text';
import { useApi, useClient } from '../../shared/api/api';
import { failureMessages, operationError } from '../../shared/api/operation-error';
import { saveFile } from '../../shared/files/save-file';
import { notify } from '../../shared/page/undo-bar';
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
  const queryClient = useQueryClient();

  function changeList(change: (images: GeneratedImage[]) => GeneratedImage[]) {
    queryClient.setQueryData(
      listImages.queryKey({ input: { brandId } }),
      (images: GeneratedImage[] | undefined) => images && change(images),
    );
  }

  async function restore(image: GeneratedImage): Promise<void> {
    const name = shortText(imageName(image));
    try {
      await generation.restoreImage({ id: image.id });
      notify({ title: messages.restored(name) });
    } catch (error) {
      // The toast stays until closed, because the list may no longer be on screen.
      const { code } = operationError(error);
      const action = { label: messages.tryAgain, onAction: () => void restore(image) };
      notify(
        {
          title: messages.notRestored(name),
          description: failureMessages[code].title,
          ...(code === 'notFound' || code === 'forbidden' ? {} : { action }),
        },
        { timeout: null },
      );
    }
  }

  return {
    /** Copies the image into the file library, with its texts. */
    keep: useMutation({
      mutationFn: ({ id, alt }: Pick<GeneratedImage, 'id' | 'alt'>) =>
        generation.saveImage({ id, alt }),
      onSuccess: ({ image }) =>
        changeList((images) => images.map((each) => (each.id === image.id ? image : each))),
    }),
    /** Moves the image to the trash and offers to restore it. */
    discard: useMutation({
      mutationFn: ({ id }: GeneratedImage) => generation.deleteImage({ id }),
      onSuccess: (_, image) => {
        changeList((images) => images.filter(({ id }) => id !== image.id));
        notify({
          title: messages.deleted(shortText(imageName(image))),
          action: { label: messages.undo, onAction: () => void restore(image) },
        });
      },
    }),
    /** Downloads the image as PNG. */
    download: useMutation({
      meta: { isDownload: true },
      mutationFn: ({ id }: GeneratedImage) => generation.imageFile({ id }),
      onSuccess: (file) => saveFile(file, file.name),
    }),
  };
}

export type ImageChanges = ReturnType<typeof useImageChanges>;
