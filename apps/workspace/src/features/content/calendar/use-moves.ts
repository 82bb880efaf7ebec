import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { ContentId } from '@brandroom/domain/id.schema';
import type { Instant } from '@brandroom/domain/time.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { useApi, useClient } from '../../../shared/api/api';
import { showFailure } from '../../../shared/api/show-failure';

type Stored = Promise<ContentItem | undefined>;

/** An item whose move is on its way, as it was before, and where it goes. */
export interface Place {
  readonly item: ContentItem;
  readonly at: Instant | null;
}
type Places = ReadonlyMap<ContentId, Place>;

/**
 * Gives items another date, or none. An item is shown at its new place at once; `places` has those
 * whose answer is still on its way. What is refused goes back to where it was, and is told.
 */
export function useMoves() {
  const { content } = useClient();
  const api = useApi();
  const queryClient = useQueryClient();
  const [places, setPlaces] = useState<Places>(new Map());
  // Moves of one item go one after the other, each from what the one before it stored.
  const moves = useRef(new Map<ContentId, Stored>());

  const refresh = () => queryClient.invalidateQueries({ queryKey: api.content.key() });

  /** Shows the item at its new place until what stores it there, or not, has come to its end. */
  function place(item: ContentItem, at: Instant | null, store: (before: Stored) => Stored): Stored {
    const { id } = item;
    setPlaces((before) => new Map([...before, [id, { item, at }]]));
    const own = store(moves.current.get(id) ?? Promise.resolve(undefined)).finally(() => {
      // Another is on its way: the item is shown where that one takes it.
      if (moves.current.get(id) !== own) return;
      setPlaces((known) => new Map([...known].filter(([each]) => each !== id)));
    });
    moves.current.set(id, own);
    return own;
  }
  const move = (item: ContentItem, at: Instant | null): Stored =>
    place(item, at, (before) => take(item, at, before));
  const takeBack = (moved: ContentItem, at: Instant | null): Stored =>
    place(moved, at, async (before) => {
      const stored = await before;
      const { takeMoveBack } = await import('./store-move');
      const back = await takeMoveBack(content, moved, () => void takeBack(moved, at));
      await refresh();
      return back ?? stored;
    });

  /** @returns the item as it is stored then, or was after the move before a refusal. */
  async function take(
    given: ContentItem,
    at: Instant | null,
    before: Stored,
  ): Promise<ContentItem | undefined> {
    const stored = await before;
    const item = stored && stored.version > given.version ? stored : given;
    try {
      const { storeMove, tellMove } = await import('./store-move');
      const moved = await storeMove(content, item, at);
      await refresh();
      tellMove(item, moved, () => void takeBack(moved, item.scheduledFor));
      return moved;
    } catch (error) {
      // So that the next try is about what is stored now.
      void refresh();
      showFailure(error);
      return stored;
    }
  }
  return { places, move };
}
