import { createContext, useContext } from 'react';

/** The context of the navigation inside the frame. */
export interface ShellState {
  /** The navigation shows icons only. */
  readonly isNavCollapsed: boolean;
  /** Closes the navigation if it overlays the page; otherwise does nothing. */
  readonly closeOverlay: () => void;
}

export const ShellContext = createContext<ShellState>({
  isNavCollapsed: false,
  closeOverlay: () => undefined,
});

/** The state of the shell around this part; expanded where there is none. */
export function useShell(): ShellState {
  return useContext(ShellContext);
}
