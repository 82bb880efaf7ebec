import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import type { MenuActionSection } from '../Menu/menu-section';

/** The overflow level of the page bar at which the views are a select; 1 and 2 move an action into the menu. */
export const viewsFold = 3;
/** The level at which the link back is an icon, and the saved views are in the menu. */
export const iconsFold = 4;
/** The last level, at which the primary action is its icon. */
export const mostFolds = 5;

/** The room of a page, by which its parts decide what they show, and how they ask for more. */
export interface PageRoom {
  /** Less than 560 px wide: views are a select, actions are in the menu, the primary one is its icon. */
  readonly isNarrow: boolean;
  /** Less than 352 px wide: the arrows of a period are in the menu too. */
  readonly isNarrowest: boolean;
  /** Less than 256 px wide: no action fits beside a title. */
  readonly isTiny: boolean;
  /** Less than 832 px wide: the controls of a view bar wrap. */
  readonly isTight: boolean;
  /** Less than 736 px wide: the count of a view bar is for screen readers only. */
  readonly isTighter: boolean;
  readonly folds: number;
  /** Measures again after the contents of the bar changed. */
  readonly refit: () => void;
  readonly fold: () => void;
  readonly setMore: (of: string, sections: readonly MenuActionSection[] | null) => void;
}

/**
 * The elements of the bars in which parts of the content are drawn. They are known only after the first commit, so they
 * are no part of the room, whose users would be rendered twice.
 */
export interface PagePlaces {
  /** The container of the view bar, its count and its end; null until it is mounted or where there is none. */
  readonly viewBar: HTMLElement | null;
  readonly count: HTMLElement | null;
  readonly end: HTMLElement | null;
  /** On phones: a row below the view bar. A form, which has no view bar, has its primary action there, at the bottom. */
  readonly below: HTMLElement | null;
  readonly setViewBar: (element: HTMLElement | null) => void;
  readonly setCount: (element: HTMLElement | null) => void;
  readonly setEnd: (element: HTMLElement | null) => void;
  readonly setBelow: (element: HTMLElement | null) => void;
}

/** The Peek of something in the content, given by the frame around all pages. */
export const PagePeek = createContext<ReactNode>(null);

export const PageContext = createContext<PageRoom | null>(null);
export const PagePlacesContext = createContext<PagePlaces | null>(null);
/** The items that parts of the content add to the page bar's menu, by part. */
export const PageMenu = createContext<ReadonlyMap<string, readonly MenuActionSection[]>>(new Map());

/** The page around this part; null outside of one. */
export function usePage(): PageRoom | null {
  return use(PageContext);
}

/** The places in the bars of the page around this part; null outside of a page, and where parts stay out of its bars. */
export function usePagePlaces(): PagePlaces | null {
  const places = use(PagePlacesContext);
  return usePage() && places;
}
