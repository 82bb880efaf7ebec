import { Text } from '@brandroom/ui/Text';

/** The placeholder of a preview for missing text. */
export function NotYet({ children }: { children: string }) {
  return (
    <Text as="span" tone="muted">
      {children}
    </Text>
  );
}
