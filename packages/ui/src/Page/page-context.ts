import { createContext, use } from 'react';
import type { MenuActionSection } from '../Menu/menu-section';

/** How much the page bar has had to give way: 1 and 2 move an action into the menu, 3 makes the views a select. */
export const mostFolds = 3;

/** What a page tells the parts of its screen that stand in its bars. */
export interface PageContextValue {
  /** Less than 560 px wide: views are a select, actions stand in the menu, the primary one is its icon. */
  readonly isNarrow: boolean;
  readonly folds: number;
  /** Tries again what has room: the bar has other contents than before. */
  readonly refit: () => void;
  readonly fold: () => void;
  /** Where the view bar and its count are drawn; null until they are there or where there is none. */
  readonly viewBar: HTMLElement | null;
  readonly count: HTMLElement | null;
  /** On phones: a row below the view bar. */
  readonly below: HTMLElement | null;
  readonly setViewBar: (element: HTMLElement | null) => void;
  readonly setCount: (element: HTMLElement | null) => void;
  readonly setBelow: (element: HTMLElement | null) => void;
  /** What the content adds to the menu of the page bar, by whoever adds it. */
  readonly more: ReadonlyMap<string, readonly MenuActionSection[]>;
  readonly setMore: (of: string, sections: readonly MenuActionSection[] | null) => void;
}

export const PageContext = createContext<PageContextValue | null>(null);

/** The page around this part; null outside of one. */
export function usePage(): PageContextValue | null {
  return use(PageContext);
}
