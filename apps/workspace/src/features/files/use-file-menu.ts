import type { FileAsset } from '@brandroom/domain/file/file.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import type { MenuAction, MenuSectionContent } from '@brandroom/ui/menu-section';
import { showToast } from '@brandroom/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { FilePen, FileStack, FolderPen, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { useApi } from '../../shared/api/api';
import { useWorkspace } from '../../shared/brand/workspace';
import { filesMessages } from './files.messages';
import type { FileChanges } from './use-file-changes';

const messages = filesMessages.actions;

/** The actions on a file that open a dialog. */
export interface FileTask {
  kind: 'name' | 'category' | 'delete';
  file: FileAsset;
}

/** The actions of a file's card or row; absent without the permission. */
export interface FileCommands {
  download: ((file: FileAsset) => void) | undefined;
  openMenu: ((file: FileAsset, anchor: Element) => void) | undefined;
  /** The file whose menu is open. */
  openFor: FileAsset | null;
}

/** The shared menu of all files: its open position and the person's actions. */
export function useFileMenu({ brandId, changes }: { brandId: BrandId; changes: FileChanges }) {
  const { user } = useWorkspace();
  const { files } = useApi();
  const queryClient = useQueryClient();
  const [task, setTask] = useState<FileTask | null>(null);
  // The last file stays known, so that the menu closes in its place.
  const [at, setAt] = useState<{ file: FileAsset; anchor: Element } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const mayEdit = can(user, 'files.edit', brandId);
  const mayDelete = can(user, 'files.delete', brandId);

  function openMenu(file: FileAsset, anchor: Element) {
    setAt({ file, anchor });
    setOpen(true);
    // Deleting says first where the file is used: known by the time that somebody has chosen it.
    const { id } = file;
    if (mayDelete) void queryClient.prefetchQuery(files.usage.queryOptions({ input: { id } }));
  }

  function start(next: FileTask) {
    changes.update.reset();
    changes.discard.reset();
    setTask(next);
  }

  function markTemplate({ id, name, isTemplate }: FileAsset) {
    const words = isTemplate ? filesMessages.edit.unmarked : filesMessages.edit.marked;
    changes.update.mutate(
      { id, patch: { isTemplate: !isTemplate } },
      { onSuccess: () => void showToast({ title: words(name) }) },
    );
  }

  function sectionsOf(file: FileAsset): MenuSectionContent[] {
    const line = (
      id: FileTask['kind'] | 'template',
      icon: NonNullable<MenuAction['icon']>,
      label: string,
      onAction: () => void = () => id !== 'template' && start({ kind: id, file }),
    ): MenuAction => ({ id, icon, label, onAction, isDanger: id === 'delete' });
    const templateWords = file.isTemplate ? messages.noTemplate : messages.template;
    const isDocument = file.category === 'document';
    return [
      {
        id: 'edit',
        items: [
          ...(mayEdit ? [line('name', FilePen, messages.rename)] : []),
          ...(mayEdit ? [line('category', FolderPen, messages.category)] : []),
          ...(mayEdit && isDocument
            ? [line('template', FileStack, templateWords, () => markTemplate(file))]
            : []),
        ],
      },
      { id: 'end', items: mayDelete ? [line('delete', Trash2, messages.delete)] : [] },
    ].filter(({ items }) => items.length > 0);
  }

  const commands: FileCommands = {
    download: can(user, 'files.download', brandId)
      ? (file) => changes.download.mutate(file)
      : undefined,
    openMenu: mayEdit || mayDelete ? openMenu : undefined,
    openFor: isOpen && at ? at.file : null,
  };
  return {
    commands,
    menu: at && {
      isOpen,
      onClose: () => setOpen(false),
      anchor: at.anchor,
      label: messages.open(at.file.name),
      sections: sectionsOf(at.file),
    },
    task,
    endTask: () => {
      changes.update.reset();
      setTask(null);
    },
  };
}
