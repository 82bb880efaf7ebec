import { createContext, use } from 'react';

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
  /** Where the view bar and the actions are drawn; null until they are there or where there is none. */
  readonly viewBar: HTMLElement | null;
  readonly actions: HTMLElement | null;
  readonly setViewBar: (element: HTMLElement | null) => void;
  readonly setActions: (element: HTMLElement | null) => void;
}

export const PageContext = createContext<PageContextValue | null>(null);

/** The page around this part; null outside of one. */
export function usePage(): PageContextValue | null {
  return use(PageContext);
}
