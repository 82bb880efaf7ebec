import { useRouter } from '@tanstack/react-router';

/** Returns whether the current page was reached by going back or forward in the history. */
export function useIsReturn(): boolean {
  const { location, resolvedLocation } = useRouter().state;
  const from = resolvedLocation?.state.__TSR_index;
  return from !== undefined && location.state.__TSR_index < from;
}
