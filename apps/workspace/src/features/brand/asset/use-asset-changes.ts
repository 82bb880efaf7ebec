import type { Move } from '@brandroom/domain/brand/asset-order';
import { inOrder, movedIds } from '@brandroom/domain/brand/asset-order';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { useMutation } from '@tanstack/react-query';

import { useCachedList, withoutRow } from '../../../shared/api/use-cached-list';
import { useWorkspace } from '../../../shared/brand/workspace';
import { notify } from '../../../shared/page/undo-bar';
import { notifyUndoable } from '../../../shared/page/undoable';
import { shortText } from '../../../shared/page/short-name';
import { assetMessages } from './asset.messages';
import type { Asset, AssetArea } from './asset-area';

const messages = assetMessages.changes;

/** A move and the visible list around it. */
export interface AssetMove<Item extends Asset> {
  item: Item;
  to: Move<Item['id']>;
  shown: readonly Item[];
}

const idsOf = <Item extends Asset>(items: readonly Item[]): Item['id'][] =>
  items.map(({ id }) => id);

/** Returns the move past a neighbour; null at the end of the list. */
export function stepOf<Item extends Asset>(
  shown: readonly Item[],
  { id }: Item,
  direction: 'up' | 'down',
): Move<Item['id']> | null {
  const place = shown.findIndex((each) => each.id === id);
  const beside = shown[direction === 'up' ? place - 1 : place + 1];
  const side = direction === 'up' ? 'before' : 'after';
  return beside ? { id, side, besideId: beside.id } : null;
}

/** Returns the move before another asset of the list, or to its end (null). */
export function stepBefore<Item extends Asset>(
  shown: readonly Item[],
  { id }: Item,
  before: string | null,
): Move<Item['id']> | null {
  const next = shown.find((each) => each.id === before);
  const last = shown.findLast((each) => each.id !== id);
  if (next) return { id, side: 'before', besideId: next.id };
  return last ? { id, side: 'after', besideId: last.id } : null;
}

/** Returns the move that restores an asset's current position; null in a list of one. */
function placeOf<Item extends Asset>(items: readonly Item[], item: Item): Move<Item['id']> | null {
  const place = items.findIndex(({ id }) => id === item.id);
  const [next, previous] = [items[place + 1], items[place - 1]];
  const { id } = item;
  if (next) return { id, side: 'before', besideId: next.id };
  return previous ? { id, side: 'after', besideId: previous.id } : null;
}

/**
 * Changes a brand's assets of one kind. Deletions and moves are optimistic; after a failure the
 * list is refetched. Each edit, move and deletion can be undone, and an addition by people who may
 * delete it.
 */
export function useAssetChanges<Item extends Asset, Draft>(
  brandId: BrandId,
  { listKey, operations, nameOf, draftOf, rights }: AssetArea<Item, Draft>,
) {
  const { items, put, changeAtOnce } = useCachedList<Item>(listKey);
  const { user } = useWorkspace();
  const nameIn = (item: Item) => shortText(nameOf(item));

  const showMove = (to: Move<Item['id']>) =>
    changeAtOnce((all) => inOrder(all, movedIds(idsOf(all), to)));

  function notifyAdded(added: Item): void {
    const { id } = added;
    const undo = async () => {
      await operations.delete({ id });
      await changeAtOnce((all) => withoutRow(all, added));
    };
    notifyUndoable({
      title: messages.added(nameIn(added)),
      undo: can(user, rights.delete, brandId) ? undo : null,
      undone: messages.deleted(nameIn(added)),
      notUndone: messages.notDeleted(nameIn(added)),
    });
  }

  function notifySaved(saved: Item, before: Item | null): void {
    if (!before) return notifyAdded(saved);
    notifyUndoable({
      title: messages.saved(nameIn(saved)),
      undo: async () => put(await operations.update({ id: before.id, draft: draftOf(before) })),
      undone: messages.restored(nameIn(before)),
      notUndone: messages.notRestored(nameIn(before)),
    });
  }

  const moveBack = useMutation({
    mutationKey: listKey,
    mutationFn: (to: Move<Item['id']>) => operations.reorder(to),
    onMutate: showMove,
    onError: (_error, _to, takeBack) => takeBack?.(),
  });

  return {
    nameIn,
    /** Adds an asset or changes `item`; resolves with the stored asset. */
    save: useMutation({
      mutationKey: listKey,
      mutationFn: ({ item, draft }: { item: Item | null; draft: Draft }) =>
        item ? operations.update({ id: item.id, draft }) : operations.create({ brandId, draft }),
      onSuccess: (saved, { item }) => {
        put(saved);
        notifySaved(saved, item);
      },
    }),
    /** Moves the asset to the trash and offers to restore it. */
    discard: useMutation({
      mutationKey: listKey,
      mutationFn: (item: Item) => operations.delete({ id: item.id }),
      onMutate: (item) => changeAtOnce((all) => withoutRow(all, item)),
      onSuccess: (_, item) => {
        notifyUndoable({
          title: messages.deleted(nameIn(item)),
          undo: () => operations.restore({ id: item.id }),
          item,
          undone: messages.restored(nameIn(item)),
          notUndone: messages.notRestored(nameIn(item)),
        });
      },
    }),
    /** Moves the asset beside another one. */
    move: useMutation({
      mutationKey: listKey,
      mutationFn: ({ to }: AssetMove<Item>) => operations.reorder(to),
      onMutate: async ({ item, to }) => {
        const back = placeOf(items(), item);
        await showMove(to);
        return back;
      },
      onSuccess: (_, { item, to, shown }, back) => {
        const place = movedIds(idsOf(shown), to).indexOf(item.id) + 1;
        const title = messages.moved(nameIn(item), place, shown.length);
        if (!back) return notify({ title });
        notifyUndoable({
          title,
          undo: () => moveBack.mutateAsync(back),
          item,
          undone: messages.movedBack(nameIn(item)),
          notUndone: messages.notMoved(nameIn(item)),
          group: `move in ${JSON.stringify(listKey)}`,
        });
      },
    }),
  };
}
