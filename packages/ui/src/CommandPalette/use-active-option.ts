import { useEffect, useEffectEvent, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { PaletteSection } from './palette-section';

interface Options {
  sections: readonly PaletteSection[];
  query: string;
  isPending: boolean;
  /** Runs the option. */
  onChoose: (id: string) => void;
}

/**
 * The option that Enter chooses: the first, until the arrows or the pointer lead to another. Enter
 * on results of an earlier query waits for the new ones.
 */
export function useActiveOption({ sections, query, isPending, onChoose }: Options) {
  const [moved, setMoved] = useState<{ id: string; query: string } | null>(null);
  const [waitingFor, setWaitingFor] = useState<string | null>(null);
  const all = sections.flatMap(({ items, isStale = false }) =>
    items.map(({ id }) => ({ id, isStale })),
  );
  const at = moved?.query === query ? all.findIndex(({ id }) => id === moved.id) : -1;
  const active = all[Math.max(at, 0)];
  const isWaiting = isPending && (active === undefined || active.isStale);

  const choose = useEffectEvent(() => {
    setWaitingFor(null);
    if (active) onChoose(active.id);
  });
  useEffect(() => {
    if (waitingFor === query && !isWaiting) choose();
  }, [waitingFor, query, isWaiting]);

  function go(to: number) {
    const next = all.at(to % Math.max(all.length, 1));
    if (next) setMoved({ id: next.id, query });
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') go(Math.max(at, 0) + 1);
    else if (event.key === 'ArrowUp') go(Math.max(at, 0) - 1);
    else if (event.key !== 'Enter') return;
    else if (isWaiting) setWaitingFor(query);
    else if (active) onChoose(active.id);
    event.preventDefault();
  }
  return { activeId: active?.id, onKeyDown, onPoint: (id: string) => setMoved({ id, query }) };
}
