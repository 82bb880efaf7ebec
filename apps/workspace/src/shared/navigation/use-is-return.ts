import { useRouter } from '@tanstack/react-router';

/** Whether the page that is being drawn is gone back to. */
export function useIsReturn(): boolean {
  const { location, resolvedLocation } = useRouter().state;
  const from = resolvedLocation?.state.__TSR_index;
  return from !== undefined && location.state.__TSR_index < from;
}
