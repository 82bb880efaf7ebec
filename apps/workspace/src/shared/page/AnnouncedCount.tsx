import { Text } from '@brandroom/ui/Text';
import { VisuallyHidden } from '@brandroom/ui/VisuallyHidden';

import { useAnnouncedAnswer } from './use-announced-answer';

interface AnnouncedCountProps {
  /** «18 items» */
  children: string;
  /**
   * Context that only screen readers get with the number, because the page shows it elsewhere: «in
   * November 2026».
   */
  context?: string;
}

/** Shows the number of results, and announces it when it changes but not when the page opens. */
export function AnnouncedCount({ children, context }: AnnouncedCountProps) {
  const spoken = context === undefined ? children : `${children} ${context}`;
  useAnnouncedAnswer(spoken, spoken);
  return (
    <Text size="caption" tone="muted">
      {children}
      {context !== undefined && <VisuallyHidden> {context}</VisuallyHidden>}
    </Text>
  );
}
