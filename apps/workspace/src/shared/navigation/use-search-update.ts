import { useNavigate } from '@tanstack/react-router';

interface SearchUpdateOptions {
  replace?: boolean;
  ignoreBlocker?: boolean;
  /** Shows the page from its top, as for new results. */
  resetScroll?: boolean;
}

/**
 * Updates part of the address's search parameters, so that filters, tabs and pages can be linked
 * and restored by going back; `undefined` removes a parameter. Typing replaces the history entry.
 * Pass a function if the change depends on the current parameters.
 */
export function useSearchUpdate<Search extends object>() {
  const navigate = useNavigate();
  return (
    change: Partial<Search> | ((current: Search) => Partial<Search>),
    { replace = false, ignoreBlocker = false, resetScroll = false }: SearchUpdateOptions = {},
  ) => {
    void navigate({
      to: '.',
      search: (current: object) => ({
        ...current,
        ...(typeof change === 'function' ? change(current as Search) : change),
      }),
      replace,
      ignoreBlocker,
      resetScroll,
    });
  };
}
