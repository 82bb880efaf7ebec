import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { ContentId } from '@brandroom/domain/id.schema';
import type { Instant } from '@brandroom/domain/time.schema';
import type { Mutation } from '@tanstack/react-query';
import { MutationObserver, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { useApi, useClient } from '../../../shared/api/api';
import { showFailure } from '../../../shared/api/show-failure';

/** An item with a pending move: its previous state and its new date. */
export interface PendingMove {
  readonly item: ContentItem;
  readonly at: Instant | null;
}
export type PendingMoves = ReadonlyMap<ContentId, PendingMove>;

/**
 * Changes or removes the dates of items. Each move is an optimistic update; `pendingMoves` has those
 * that are not stored yet. A refused move is reverted, with a notification.
 */
export function useMoves() {
  const { content } = useClient();
  const api = useApi();
  const queryClient = useQueryClient();
  const [pendingMoves, setPendingMoves] = useState<PendingMoves>(new Map());
  // The stored items, from which a queued move of the same item starts.
  const stored = useRef(new Map<ContentId, ContentItem>());

  /** Waits for the refetch, because without it the item would jump back to its old date. */
  const refetched = () => queryClient.invalidateQueries({ queryKey: api.content.key() });

  /** Shows the item at its new date until this move and all later ones of the item have ended. */
  async function showMoved(
    item: ContentItem,
    at: Instant | null,
    store: () => Promise<ContentItem | undefined>,
  ): Promise<void> {
    const { id } = item;
    setPendingMoves((before) => new Map([...before, [id, { item, at }]]));
    // Moves of one item run in sequence.
    const scope = { id: `move ${id}` };
    const observer = new MutationObserver(queryClient, {
      mutationKey: api.content.key(),
      scope,
      mutationFn: async () => {
        const result = await store();
        if (result) stored.current.set(id, result);
      },
      onError: (error) => showFailure(error, () => void showMoved(item, at, store)),
    });
    await observer.mutate().catch(() => undefined);
    observer.reset();
    const isOfItem = ({ options }: Mutation) => options.scope?.id === scope.id;
    if (queryClient.isMutating({ predicate: isOfItem }) > 0) return;
    setPendingMoves((known) => new Map([...known].filter(([each]) => each !== id)));
  }

  const move = (given: ContentItem, at: Instant | null): Promise<void> =>
    showMoved(given, at, async () => {
      const last = stored.current.get(given.id);
      const item = last && last.version > given.version ? last : given;
      const { storeMove, notifyMove } = await import('./store-move');
      const moved = await storeMove(content, item, at);
      await refetched();
      notifyMove(item, moved, () => void undoMove(moved, item.scheduledFor));
      return moved;
    });
  const undoMove = (moved: ContentItem, at: Instant | null): Promise<void> =>
    showMoved(moved, at, async () => {
      const { revertMove } = await import('./store-move');
      const back = await revertMove(content, moved, () => void undoMove(moved, at));
      await refetched();
      return back;
    });
  return { pendingMoves, move };
}
