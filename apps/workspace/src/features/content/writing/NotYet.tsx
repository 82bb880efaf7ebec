import { Text } from '@brandroom/ui/Text';

/** Stands in a preview for what nobody has written yet, and says so. */
export function NotYet({ children }: { children: string }) {
  return (
    <Text as="span" tone="muted">
      {children}
    </Text>
  );
}
