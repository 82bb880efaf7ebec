import { useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';

interface RowKeys {
  /** The rows are walked with arrow keys, and one of them is the Tab stop. */
  readonly isList: boolean;
  readonly onSelectAll?: () => void;
  /** Undefined while nothing is selected, so that Escape reaches other handlers. */
  readonly onClear?: () => void;
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};
const controls = 'a[href], button, input';

/**
 * The keys of a table's rows: up and down to the same control of another row, Home and End to the first and last,
 * Ctrl+A selects all, Escape nothing.
 */
export function useRowKeys(ids: readonly string[], { isList, onSelectAll, onClear }: RowKeys) {
  const [active, setActive] = useState<string>();
  const frame = useRef<HTMLDivElement>(null);
  /** The place of the row that has focus, while one has. */
  const focused = useRef<number | null>(null);
  const list = ids.join(' ');
  useLayoutEffect(() => {
    const place = focused.current;
    if (place === null || document.activeElement !== document.body) return;
    // The focused row was removed, so focus moves to the row in its place.
    const rows = [...(frame.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    (rows[place] ?? rows.at(-1))?.querySelector<HTMLElement>('a[href], button')?.focus();
  }, [list]);
  const tabStopId = active !== undefined && ids.includes(active) ? active : ids[0];

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const row = rowAround(event.target);
    // A field, or a menu that the row opened: its keys are its own.
    if (event.defaultPrevented || (!row && !isInHead(event.target))) return;
    if (event.key === 'Escape' && onClear) {
      onClear();
    } else if (event.key === 'a' && (event.ctrlKey || event.metaKey) && onSelectAll) {
      onSelectAll();
    } else if (row && isList && hasNoModifier(event) && goFrom(row, event)) {
      // Has gone there.
    } else return;
    event.preventDefault();
  }
  function goFrom(row: HTMLElement, event: KeyboardEvent<HTMLElement>): boolean {
    const step = steps[event.key];
    if (!step || !(event.target instanceof Element)) return false;
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
    const next = rows[step(rows.indexOf(row), rows.length - 1)];
    const cell = event.target.closest<HTMLTableCellElement>('td, th');
    const cells = next?.querySelectorAll(':scope > :is(td, th)') ?? [];
    const same = cell && cells[cell.cellIndex]?.querySelector<HTMLElement>(controls);
    (same ?? next?.querySelector<HTMLElement>(controls))?.focus();
    return true;
  }

  return {
    tabStopId: isList ? tabStopId : undefined,
    frame,
    keys: {
      onKeyDown,
      onFocus: ({ target }: FocusEvent) => {
        const id = rowAround(target)?.dataset['row'];
        focused.current = id === undefined ? null : ids.indexOf(id);
        if (isList && id !== undefined) setActive(id);
      },
      onBlur: ({ target }: FocusEvent) => {
        // An element that is removed is blurred too, and its row is remembered.
        queueMicrotask(() => {
          if (target.isConnected && document.activeElement !== target) focused.current = null;
        });
      },
    },
  };
}

function rowAround(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
}
function isInHead(target: EventTarget): boolean {
  return target instanceof Element && target.closest('thead') !== null;
}
function hasNoModifier({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && !shiftKey;
}
