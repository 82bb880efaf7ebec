import type { ContentImage } from '@brandroom/domain/content/content.schema';
import type { FileId } from '@brandroom/domain/id.schema';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { useClient } from '../../../shared/api/api';
import type { ImageChoice } from './image-choice';

/** Puts what was generated into the library, so that content can show it; once, also when tried again. */
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
    mutationFn: async (choices: readonly ImageChoice[]) => {
      const images: ContentImage[] = [];
      // One after another: what was kept before a failure is known to the next try.
      for (const choice of choices) images.push(await keep(choice));
      return images;
    },
  });
}
