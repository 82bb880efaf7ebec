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

/** What a person is about to do with a file, in a dialog. */
export interface FileTask {
  kind: 'name' | 'category' | 'delete';
  file: FileAsset;
}

/** What a card or row of a file can start; absent where the person may not. */
export interface FileCommands {
  download: ((file: FileAsset) => void) | undefined;
  openMenu: ((file: FileAsset, anchor: Element) => void) | undefined;
  /** The file whose menu is open. */
  openFor: FileAsset | null;
}

/** The one menu that all files share: where it is open, and what this person may do there. */
export function useFileMenu({ brandId, changes }: { brandId: BrandId; changes: FileChanges }) {
  const { user } = useWorkspace();
  const { files } = useApi();
  const queryClient = useQueryClient();
  const [task, setTask] = useState<FileTask | null>(null);
  // What closed stays known, so that the menu leaves from where it was.
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
