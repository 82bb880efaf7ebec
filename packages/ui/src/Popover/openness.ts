/** The open state for a trigger: empty when it is uncontrolled. */
export function openness(
  isOpen: boolean | undefined,
  onOpenChange: ((isOpen: boolean) => void) | undefined,
): { isOpen?: boolean; onOpenChange?: (isOpen: boolean) => void } {
  return {
    ...(isOpen === undefined ? {} : { isOpen }),
    ...(onOpenChange ? { onOpenChange } : {}),
  };
}
