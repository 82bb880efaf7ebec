import type { Logo } from '@brandroom/domain/brand/logo.schema';
import type { LogoType } from '@brandroom/domain/brand/logo-type';
import { anyIncludes } from '@brandroom/domain/format/fold';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import type { MenuAction, MenuSectionContent } from '@brandroom/ui/menu-section';
import { FilePen, RefreshCw, Trash2 } from 'lucide';
import { useCallback, useRef, useState } from 'react';

import { useWorkspace } from '../../../shared/brand/workspace';
import { useRowMenu } from '../../../shared/overlay/RowMenu';
import { focusActions } from '../../../shared/page/focus-actions';
import { focusSoon } from '../../../shared/page/focus-soon';
import { logosMessages } from './logos.messages';
import { useLogoChanges } from './use-logo-changes';
import { useLogoDownloads } from './use-logo-downloads';

const messages = logosMessages.actions;

/** The open dialog of a logo. */
export interface LogoTask {
  readonly kind: 'rename' | 'delete';
  readonly logo: Logo;
}

/** Files waiting for upload: to the open tab, or as a replacement of a logo's image. */
export interface PendingUpload {
  readonly files: readonly File[];
  readonly replaced: Logo | null;
}

/** One of the two menus of a logo. */
export interface LogoMenu {
  readonly kind: 'actions' | 'download';
  readonly logo: Logo;
}

/** The id of the menu button in the viewer; the tile's button is another one. */
export const viewerActionsId = ({ id }: Pick<Logo, 'id'>): string => `viewer-actions-${id}`;

/** The state of the logos page: its dialogs and menus, and the person's permissions. `q` is the search text. */
export function useLogos(brandId: BrandId, q: string) {
  const { user } = useWorkspace();
  const changes = useLogoChanges(brandId);
  const [task, setTask] = useState<LogoTask | null>(null);
  const [upload, setUpload] = useState<PendingUpload | null>(null);
  const { open, menuOf } = useRowMenu<LogoMenu>();
  const [deletedIds, setDeletedIds] = useState<ReadonlySet<string>>(new Set());
  const addDeleted = (id: string) => setDeletedIds((before) => new Set(before).add(id));
  const may = {
    upload: can(user, 'logos.create', brandId),
    edit: can(user, 'logos.edit', brandId),
    delete: can(user, 'logos.delete', brandId),
    download: can(user, 'logos.download', brandId),
  };
  const [downloaded, setDownloaded] = useState<Logo | null>(null);
  const downloads = useLogoDownloads(brandId, downloaded);
  const opener = useRef<Element>(null);
  const openMenu = useCallback(
    (menu: LogoMenu, anchor: Element) => {
      opener.current = anchor;
      if (menu.kind === 'download') setDownloaded(menu.logo);
      open(menu, anchor);
    },
    [open],
  );

  function actionsOf(logo: Logo): MenuSectionContent[] {
    const line = (
      id: string,
      icon: NonNullable<MenuAction['icon']>,
      onAction: () => void,
      label: string,
    ): MenuAction => ({ id, icon, label, onAction, isDanger: id === 'delete' });
    const start = (kind: LogoTask['kind']) => () => setTask({ kind, logo });
    const replace = () => setUpload({ files: [], replaced: logo });
    return [
      {
        id: 'change',
        items: may.edit
          ? [
              line('rename', FilePen, start('rename'), messages.rename),
              line('replace', RefreshCw, replace, messages.replace),
            ]
          : [],
      },
      {
        id: 'end',
        items: may.delete ? [line('delete', Trash2, start('delete'), messages.delete)] : [],
      },
    ].filter(({ items }) => items.length > 0);
  }

  return {
    may,
    changes,
    q,
    /** The logos of a tab that the search leaves. */
    shownOf: (all: readonly Logo[], tab: LogoType) =>
      all.filter(({ type, name }) => type === tab && anyIncludes([name], q)),
    /** The logos that the person deleted: the viewer closes instead of reporting one of them as not found. */
    deletedIds,
    addDeleted,
    discard: (logo: Logo) => {
      addDeleted(logo.id);
      changes.discard.mutate(logo);
    },
    task,
    endTask: () => setTask(null),
    /** Moves focus to the button whose menu opened a dialog: the viewer's, or that of the tile. */
    returnFocus: (logo: Logo) => {
      const inViewer = viewerActionsId(logo);
      if (opener.current?.id === inViewer) focusSoon(() => document.getElementById(inViewer));
      else focusActions(logo);
    },
    upload,
    setUpload,
    openMenu,
    menu: menuOf(({ kind, logo }) =>
      kind === 'download'
        ? { label: logosMessages.download.named(logo.name), sections: downloads.sectionsOf(logo) }
        : { label: messages.open(logo.name), sections: actionsOf(logo) },
    ),
  };
}

export type Logos = ReturnType<typeof useLogos>;
