import type { Typography } from '@brandroom/domain/brand/typography.schema';
import { showToast } from '@brandroom/ui/toast';
import { useState } from 'react';

import { usePageDrop } from '../../../shared/files/use-page-drop';
import { typographyMessages } from './typography.messages';

const messages = typographyMessages.file;

interface OpenUpload {
  fontId: string;
  /** Dropped files, the first of which is uploaded. */
  files: readonly File[];
}

interface FontUploadOptions {
  mayEdit: boolean;
  /** Whether another dialog is open. */
  isBusy: boolean;
}

/** Returns the id of the asset whose card was hit. */
const assetAt = (target: EventTarget | null): string | null =>
  target instanceof Element
    ? (target.closest('[data-asset]')?.getAttribute('data-asset') ?? null)
    : null;

/** The open upload dialog of a font. A file dropped on the card of a font, or on the page of a single font, opens it. */
export function useFontUpload(
  fonts: readonly Typography[],
  { mayEdit, isBusy }: FontUploadOptions,
) {
  const [open, setOpen] = useState<OpenUpload | null>(null);

  function fontIdOf(target: EventTarget | null): string | undefined {
    if (open) return open.fontId;
    if (isBusy) return undefined;
    const hit = assetAt(target);
    return (fonts.length === 1 ? fonts[0] : fonts.find(({ id }) => id === hit))?.id;
  }

  usePageDrop(mayEdit, (files, target) => {
    const fontId = fontIdOf(target);
    if (fontId !== undefined) return setOpen({ fontId, files });
    showToast({
      title: messages.notUploaded,
      description: fonts.length === 0 ? messages.dropNeedsFont : messages.dropOnCard,
    });
  });

  return {
    /** The files of the font's open dialog; null while it is closed. */
    filesOf: ({ id }: Typography) => (open?.fontId === id ? open.files : null),
    /** Opens the dialog of a font with files, or closes it with null. */
    setFiles: ({ id }: Typography, files: readonly File[] | null) =>
      setOpen(files && { fontId: id, files }),
  };
}
