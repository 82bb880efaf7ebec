/** What a trigger takes of these: nothing where the caller leaves opening to it. */
export function openness(
  isOpen: boolean | undefined,
  onOpenChange: ((isOpen: boolean) => void) | undefined,
): { isOpen?: boolean; onOpenChange?: (isOpen: boolean) => void } {
  return {
    ...(isOpen === undefined ? {} : { isOpen }),
    ...(onOpenChange ? { onOpenChange } : {}),
  };
}
