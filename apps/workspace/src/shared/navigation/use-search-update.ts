import { useNavigate } from '@tanstack/react-router';

/**
 * Changes part of the address's search, so that filters, tabs and pages can be linked to and gone
 * back to; `undefined` takes a parameter out. Typing replaces the entry in the history.
 */
export function useSearchUpdate<Search extends object>() {
  const navigate = useNavigate();
  return (change: Partial<Search>, { replace = false }: { replace?: boolean } = {}) => {
    void navigate({
      to: '.',
      search: (current: object) => ({ ...current, ...change }),
      replace,
      resetScroll: false,
    });
  };
}
