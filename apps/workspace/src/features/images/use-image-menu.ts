import type { GeneratedImage } from '@brandroom/domain/content/generated-image.schema';
import { contentRight } from '@brandroom/domain/content/visibility';
import type { BrandId } from '@brandroom/domain/id.schema';
import { denialReason } from '@brandroom/domain/rights/labels';
import type { MenuAction, MenuSectionContent } from '@brandroom/ui/menu-section';
import { FolderDown, PenLine, Trash2 } from 'lucide';
import { useState } from 'react';

import { imageName } from '../../shared/content/generated-image-text';
import { useWorkspace } from '../../shared/brand/workspace';
import { useRowMenu } from '../../shared/overlay/RowMenu';
import { imagesMessages } from './images.messages';
import { ImageDialogs } from './images-parts';
import type { ImageChanges } from './use-image-changes';

const messages = imagesMessages.actions;

/** The actions on an image that open a dialog. */
export interface ImageTask {
  kind: 'save' | 'use' | 'delete';
  image: GeneratedImage;
}

/** The shared menu of all images, with the person's actions. */
export function useImageMenu({ brandId, changes }: { brandId: BrandId; changes: ImageChanges }) {
  const { user } = useWorkspace();
  const [task, setTask] = useState<ImageTask | null>(null);
  const { open, menuOf } = useRowMenu<GeneratedImage>();
  const noSaving = denialReason(user, 'files.create', brandId);
  const noPost = denialReason(user, contentRight('create', 'social'), brandId);

  function start(next: ImageTask) {
    changes.keep.reset();
    changes.discard.reset();
    setTask(next);
  }

  function sectionsOf(image: GeneratedImage): MenuSectionContent[] {
    const line = (
      kind: ImageTask['kind'],
      icon: NonNullable<MenuAction['icon']>,
      reason: string | null = null,
    ): MenuAction => ({
      id: kind,
      icon,
      label: messages[kind],
      isDanger: kind === 'delete',
      onAction: () => start({ kind, image }),
      ...(reason === null ? {} : { isDisabled: true, description: reason }),
    });
    return [
      {
        id: 'keep',
        items: [line('save', FolderDown, noSaving), line('use', PenLine, noSaving ?? noPost)],
      },
      { id: 'end', items: [line('delete', Trash2)] },
    ];
  }

  return {
    openMenu: (image: GeneratedImage, anchor: Element) => {
      open(image, anchor);
      // A load failure is reported when the dialog is opened.
      ImageDialogs.load().catch(() => undefined);
    },
    menu: menuOf((image) => ({
      label: messages.open(imageName(image)),
      sections: sectionsOf(image),
    })),
    task,
    endTask: () => setTask(null),
  };
}
