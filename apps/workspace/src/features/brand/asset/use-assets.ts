import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import type { MenuAction, MenuSectionContent } from '@brandroom/ui/menu-section';
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide';
import { useState } from 'react';

import { focusSoon } from '../../../shared/page/focus-soon';
import { useWorkspace } from '../../../shared/brand/workspace';
import { useRowMenu } from '../../../shared/overlay/RowMenu';
import { focusActions, neighbourOf } from '../../../shared/page/focus-actions';
import { assetMessages } from './asset.messages';
import type { Asset, AssetArea, AssetTask } from './asset-area';
import type { AssetMove } from './use-asset-changes';
import { stepOf, useAssetChanges } from './use-asset-changes';

const messages = assetMessages.actions;

/** The id of the add button, to which focus returns. */
export const addId = 'add-asset';

interface AssetsOptions {
  /** Whether deleting asks for confirmation. */
  isAsking?: boolean;
}

interface Row<Item> {
  item: Item;
  /** The visible list around it, in which it moves. */
  shown: readonly Item[];
}

/** The state of an asset page: the menu, the open dialog, and the person's permissions. */
export function useAssets<Item extends Asset, Draft>(
  brandId: BrandId,
  area: AssetArea<Item, Draft>,
  { isAsking = false }: AssetsOptions = {},
) {
  const { user } = useWorkspace();
  const changes = useAssetChanges(brandId, area);
  const [task, setTask] = useState<AssetTask<Item> | null>(null);
  const { open, menuOf } = useRowMenu<Row<Item>>();
  const may = {
    create: can(user, area.rights.create, brandId),
    edit: can(user, area.rights.edit, brandId),
    delete: can(user, area.rights.delete, brandId),
  };

  function discard(item: Item, shown: readonly Item[]) {
    changes.discard.mutate(item);
    focusActions(neighbourOf(shown, item));
  }

  function move(step: AssetMove<Item>) {
    changes.move.mutate(step);
    focusActions(step.item);
  }

  function sectionsOf({ item, shown }: Row<Item>): MenuSectionContent[] {
    const step = (direction: 'up' | 'down'): MenuAction => {
      const to = stepOf(shown, item, direction);
      return {
        id: direction,
        icon: direction === 'up' ? ArrowUp : ArrowDown,
        label: direction === 'up' ? messages.moveUp : messages.moveDown,
        ...(to ? {} : { isDisabled: true, description: messages.atEnd[direction] }),
        onAction: () => to && move({ item, to, shown }),
      };
    };
    const edit: MenuAction = {
      id: 'edit',
      icon: Pencil,
      label: messages.edit,
      onAction: () => setTask({ kind: 'edit', item }),
    };
    const remove: MenuAction = {
      id: 'delete',
      icon: Trash2,
      label: isAsking ? messages.deleteAsking : messages.delete,
      isDanger: true,
      onAction: () => (isAsking ? setTask({ kind: 'delete', item }) : discard(item, shown)),
    };
    return [
      { id: 'change', items: may.edit ? [edit, step('up'), step('down')] : [] },
      { id: 'end', items: may.delete ? [remove] : [] },
    ].filter(({ items }) => items.length > 0);
  }

  return {
    may,
    /** The right to add an asset. */
    needs: { right: area.rights.create, brandId },
    changes,
    task,
    move,
    add: () => setTask({ kind: 'add' }),
    /** Closes the dialog and moves focus to its asset. */
    endTask: (about: Asset | null) => {
      setTask(null);
      if (about) focusActions(about);
      else focusSoon(() => document.getElementById(addId));
    },
    /** Deletes the asset of the open dialog; `shown` is the list around it. */
    confirmDelete: (item: Item, shown: readonly Item[]) => {
      setTask(null);
      discard(item, shown);
    },
    openMenu: may.edit || may.delete ? open : null,
    menu: menuOf((row) => ({
      label: messages.open(changes.nameIn(row.item)),
      sections: sectionsOf(row),
    })),
  };
}

export type Assets<Item extends Asset, Draft> = ReturnType<typeof useAssets<Item, Draft>>;
