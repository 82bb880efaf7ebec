import type { Move } from '@brandroom/domain/brand/asset-order';
import { inOrder, movedIds } from '@brandroom/domain/brand/asset-order';
import type { BrandId } from '@brandroom/domain/id.schema';
import { announce } from '@brandroom/ui/announce';
import { showToast } from '@brandroom/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { failureMessages, operationError } from '../../../shared/api/operation-error';
import { notify } from '../../../shared/page/undo-bar';
import { assetMessages } from './asset.messages';
import { shortName } from './asset-name';
import type { Asset, AssetArea } from './asset-area';

const messages = assetMessages.changes;

/** A move, and the list that the person sees it in. */
export interface AssetMove<Item extends Asset> {
  item: Item;
  /** Where it is to go: before or after its neighbour in `shown`. */
  to: 'up' | 'down';
  shown: readonly Item[];
}

/** Returns the neighbour that a move passes; undefined at the end of the list. */
export function passedBy<Item extends Asset>({ item, to, shown }: AssetMove<Item>) {
  const place = shown.findIndex(({ id }) => id === item.id);
  return shown[to === 'up' ? place - 1 : place + 1];
}

/**
 * The changes to a brand's assets of one kind. Deleting and moving show at once; when they fail,
 * the list is loaded again.
 */
export function useAssetChanges<Item extends Asset, Draft>(
  brandId: BrandId,
  { listKey, operations, nameOf }: AssetArea<Item, Draft>,
) {
  const queryClient = useQueryClient();
  const nameIn = (item: Item) => shortName(nameOf(item));

  function changeList(change: (items: Item[]) => Item[]): void {
    queryClient.setQueryData<Item[]>(listKey, (items) => items && change(items));
  }

  /** An answer that is still on its way must not bring the old list back. */
  async function changeAtOnce(change: (items: Item[]) => Item[]): Promise<void> {
    await queryClient.cancelQueries({ queryKey: listKey });
    changeList(change);
  }

  async function restore(item: Item): Promise<void> {
    try {
      await operations.restore({ id: item.id });
      notify({ title: messages.restored(nameIn(item)) });
    } catch (error) {
      // The list may be gone from the screen by now, so the message stays until it is closed.
      const { code } = operationError(error);
      const action = { label: messages.tryAgain, onAction: () => void restore(item) };
      notify(
        {
          title: messages.notRestored(nameIn(item)),
          description: failureMessages[code].title,
          ...(code === 'notFound' || code === 'forbidden' ? {} : { action }),
        },
        { timeout: null },
      );
    }
  }

  return {
    nameIn,
    /** Adds an asset, or changes `item`; answers with it as it is stored. */
    save: useMutation({
      mutationFn: ({ item, draft }: { item: Item | null; draft: Draft }) =>
        item ? operations.update({ id: item.id, draft }) : operations.create({ brandId, draft }),
      onSuccess: (saved, { item }) => {
        changeList((items) => [
          ...items.map((each) => (each.id === saved.id ? saved : each)),
          ...(items.some(({ id }) => id === saved.id) ? [] : [saved]),
        ]);
        const title = item ? messages.saved(nameIn(saved)) : messages.added(nameIn(saved));
        showToast({ title });
      },
    }),
    /** Moves the asset to the trash and offers to restore it. */
    discard: useMutation({
      mutationKey: listKey,
      mutationFn: (item: Item) => operations.delete({ id: item.id }),
      onMutate: ({ id }) => changeAtOnce((items) => items.filter((each) => each.id !== id)),
      onSuccess: (_, item) => {
        notify({
          title: messages.deleted(nameIn(item)),
          action: { label: messages.undo, onAction: () => void restore(item) },
        });
      },
    }),
    /** Moves the asset past its neighbour. */
    move: useMutation({
      mutationKey: listKey,
      mutationFn: async (move: AssetMove<Item>) => {
        const step = moveOf(move);
        return step && operations.reorder(step);
      },
      onMutate: async (move) => {
        const step = moveOf(move);
        if (!step) return;
        await changeAtOnce((items) =>
          inOrder(
            items,
            movedIds(
              items.map(({ id }) => id),
              step,
            ),
          ),
        );
        const { item, to, shown } = move;
        const place = shown.findIndex(({ id }) => id === item.id) + 1;
        const position = to === 'up' ? place - 1 : place + 1;
        announce(messages.moved(nameIn(item), position, shown.length));
      },
    }),
  };
}

function moveOf<Item extends Asset>(move: AssetMove<Item>): Move<Item['id']> | null {
  const beside = passedBy(move);
  const side = move.to === 'up' ? 'before' : 'after';
  return beside ? { id: move.item.id, side, besideId: beside.id } : null;
}

export type AssetChanges<Item extends Asset, Draft> = ReturnType<
  typeof useAssetChanges<Item, Draft>
>;
