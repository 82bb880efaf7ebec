import type { ContentImage } from '@brandroom/domain/content/content.schema';
import type { FileId } from '@brandroom/domain/id.schema';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { useApi, useClient } from '../../../shared/api/api';
import type { ImageChoice } from './image-choice';

/** Saves a generated image to the library, so that content can use it; only once, also on a retry. */
export function useKeepChoices() {
  const { generation } = useClient();
  const [kept] = useState(() => new Map<string, FileId>());

  async function keep({ kind, id, alt }: ImageChoice): Promise<ContentImage> {
    if (kind === 'file') return { fileId: id, alt };
    const known = kept.get(id);
    if (known) return { fileId: known, alt };
    const { file } = await generation.saveImage({ id, alt });
    kept.set(id, file.id);
    return { fileId: file.id, alt };
  }

  return useMutation({
    mutationKey: useApi().generation.key(),
    mutationFn: async (choices: readonly ImageChoice[]) => {
      const images: ContentImage[] = [];
      // In sequence, so that a retry knows which images are already saved.
      for (const choice of choices) images.push(await keep(choice));
      return images;
    },
  });
}
