import type { FileAsset } from '@brandroom/domain/file/file.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { viewerKindOf } from '@brandroom/domain/file/viewer';
import { can } from '@brandroom/domain/rights/can';
import type { MenuAction, MenuSectionContent } from '@brandroom/ui/menu-section';
import { showToast } from '@brandroom/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import {
  Captions,
  Download,
  FilePen,
  FileStack,
  FolderPen,
  Link2,
  RefreshCw,
  Share2,
  Tag,
  Trash2,
} from 'lucide';
import { useState } from 'react';

import { useApi } from '../../../shared/api/api';
import { useWorkspace } from '../../../shared/brand/workspace';
import { useHref } from '../../../shared/navigation/use-href';
import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import { useRowMenu } from '../../../shared/overlay/RowMenu';
import { shortText } from '../../../shared/page/short-name';
import { libraryMessages } from './library.messages';
import type { FilesSearch } from './files-search';
import type { FileChanges } from './use-file-changes';

const messages = libraryMessages.actions;

/** The actions on a file that open a dialog. */
export interface FileTask {
  kind: 'share' | 'name' | 'category' | 'alt' | 'tags' | 'replace' | 'delete';
  file: FileAsset;
  /** The id of the button that gets focus back; by default the menu's. */
  from?: string;
}

/** The actions of a file's card or row; missing without permission. */
export interface FileCommands {
  /** Opens the viewer. */
  open: (file: FileAsset) => void;
  download: ((file: FileAsset) => void) | undefined;
  openMenu: ((file: FileAsset, anchor: Element) => void) | undefined;
  /** Called with the id of the pressed button, which gets focus back. */
  editTags: ((file: FileAsset, from: string) => void) | undefined;
  restoreVersion: ((file: FileAsset, version: number) => void) | undefined;
  downloadVersion: ((file: FileAsset, version: number) => void) | undefined;
}

/** The shared menu of all files, with the person's actions. */
export function useFileMenu({ brandId, changes }: { brandId: BrandId; changes: FileChanges }) {
  const { user } = useWorkspace();
  const { files } = useApi();
  const hrefTo = useHref();
  const update = useSearchUpdate<FilesSearch>();
  const queryClient = useQueryClient();
  const [task, setTask] = useState<FileTask | null>(null);
  const { open, menuOf } = useRowMenu<FileAsset>();
  const mayEdit = can(user, 'files.edit', brandId);
  const mayShare = mayEdit && can(user, 'files.download', brandId);
  const mayDelete = can(user, 'files.delete', brandId);

  const downloadVersion = can(user, 'files.download', brandId)
    ? (file: FileAsset, version: number) => changes.download.mutate({ ...file, version })
    : undefined;
  const download = can(user, 'files.download', brandId)
    ? (file: FileAsset) => changes.download.mutate(file)
    : undefined;

  function openMenu(file: FileAsset, anchor: Element) {
    open(file, anchor);
    // Preloaded, because the deletion dialog first shows where the file is used.
    const { id } = file;
    if (mayDelete) void queryClient.prefetchQuery(files.usage.queryOptions({ input: { id } }));
  }

  function start(next: FileTask) {
    changes.update.reset();
    changes.discard.reset();
    setTask(next);
  }

  function markTemplate(file: FileAsset) {
    const { id, name, isTemplate } = file;
    const words = isTemplate ? libraryMessages.edit.unmarked : libraryMessages.edit.marked;
    changes.update.mutate(
      { id, patch: { isTemplate: !isTemplate } },
      { onSuccess: () => changes.notifyChanged(file, words(shortText(name)), { isTemplate }) },
    );
  }

  async function copyLink({ id, name }: FileAsset): Promise<void> {
    const link = new URL(hrefTo({ to: '/files', search: { file: id } }), location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      showToast({ title: messages.linkCopied(shortText(name)), description: messages.linkHelp });
    } catch {
      showToast({ title: messages.linkNotCopied, description: link }, { timeout: null });
    }
  }

  function sectionsOf(file: FileAsset): MenuSectionContent[] {
    const line = (
      id: FileTask['kind'] | 'template' | 'download' | 'link',
      icon: NonNullable<MenuAction['icon']>,
      label: string,
      onAction: () => void = () =>
        id !== 'template' && id !== 'download' && id !== 'link' && start({ kind: id, file }),
    ): MenuAction => ({ id, icon, label, onAction, isDanger: id === 'delete' });
    const templateWords = file.isTemplate ? messages.noTemplate : messages.template;
    const isDocument = file.category === 'document';
    return [
      {
        id: 'edit',
        items: [
          ...(download
            ? [line('download', Download, messages.download, () => download(file))]
            : []),
          ...(mayShare ? [line('share', Share2, messages.share)] : []),
          line('link', Link2, messages.copyLink, () => void copyLink(file)),
          ...(mayEdit ? [line('name', FilePen, messages.rename)] : []),
          ...(mayEdit ? [line('category', FolderPen, messages.category)] : []),
          ...(mayEdit && viewerKindOf(file) === 'picture'
            ? [line('alt', Captions, messages.alt)]
            : []),
          ...(mayEdit ? [line('tags', Tag, messages.tags)] : []),
          ...(mayEdit ? [line('replace', RefreshCw, messages.replace)] : []),
          ...(mayEdit && isDocument
            ? [line('template', FileStack, templateWords, () => markTemplate(file))]
            : []),
        ],
      },
      { id: 'end', items: mayDelete ? [line('delete', Trash2, messages.delete)] : [] },
    ].filter(({ items }) => items.length > 0);
  }

  const commands: FileCommands = {
    open: ({ id }) => update({ file: id }),
    download,
    openMenu: mayEdit || mayDelete ? openMenu : undefined,
    editTags: mayEdit ? (file, from) => start({ kind: 'tags', file, from }) : undefined,
    restoreVersion: mayEdit
      ? (file, version) => changes.restoreVersion.mutate({ file, version })
      : undefined,
    downloadVersion,
  };
  return {
    commands,
    menu: menuOf((file) => ({ label: messages.open(file.name), sections: sectionsOf(file) })),
    task,
    endTask: () => {
      changes.update.reset();
      setTask(null);
    },
  };
}
