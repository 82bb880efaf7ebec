import type { Typography } from '@brandroom/domain/brand/typography.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { useMutation } from '@tanstack/react-query';

import { useApi, useClient } from '../../../shared/api/api';
import { useCachedList } from '../../../shared/api/use-cached-list';
import { showFailure } from '../../../shared/api/show-failure';
import { shortText } from '../../../shared/page/short-name';
import { notifyUndoable } from '../../../shared/page/undoable';
import { typographyMessages } from './typography.messages';

const messages = typographyMessages.file;

/** Changes the file of a font, each change with its undo. */
export function useFontFile(brandId: BrandId, font: Typography) {
  const { typography } = useClient();
  const listKey = useApi().typography.list.queryKey({ input: { brandId } });
  const { put: show } = useCachedList<Typography>(listKey);
  const { id, name } = font;

  /** Returns the current file, for undo. */
  async function present(): Promise<File | null> {
    const { fontFile } = font;
    if (!fontFile) return null;
    return new File([await typography.font({ id })], fontFile.name, { type: fontFile.fileType });
  }

  function notifyChanged(title: string, before: File | null): void {
    notifyUndoable({
      title,
      undo: async () =>
        show(
          before
            ? await typography.attachFont({ id, file: before })
            : await typography.detachFont({ id }),
        ),
      undone: messages.restored(shortText(name)),
      notUndone: messages.notRestored(shortText(name)),
    });
  }

  const upload = useMutation({
    mutationKey: listKey,
    mutationFn: async (file: File) => {
      const before = await present();
      return { before, stored: await typography.attachFont({ id, file }) };
    },
    onSuccess: ({ before, stored }, file) => {
      show(stored);
      notifyChanged(messages.uploaded(file.name), before);
    },
  });
  const remove = useMutation({
    mutationKey: listKey,
    mutationFn: async () => {
      const before = await present();
      return { before, stored: await typography.detachFont({ id }) };
    },
    onSuccess: ({ before, stored }) => {
      show(stored);
      notifyChanged(messages.removed(name), before);
    },
    onError: (error) => showFailure(error, () => remove.mutate()),
  });
  const restorePrevious = useMutation({
    mutationKey: listKey,
    mutationFn: async () => {
      const before = await present();
      return { before, stored: await typography.reattachFont({ id }) };
    },
    onSuccess: ({ before, stored }) => {
      show(stored);
      notifyChanged(messages.restored(name), before);
    },
    onError: (error) => showFailure(error, () => restorePrevious.mutate()),
  });
  return { upload, remove, restorePrevious };
}

export type FontFileChanges = ReturnType<typeof useFontFile>;
