import { createContext } from 'react';

/**
 * Where a ViewBar shows the chips of its FilterBar: undefined within the FilterBar, null until the place before the
 * search is mounted.
 */
export const ChipPlace = createContext<HTMLElement | null | undefined>(undefined);
