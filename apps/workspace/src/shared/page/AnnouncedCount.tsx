import { announce } from '@brandroom/ui/announce';
import { Text } from '@brandroom/ui/Text';
import { VisuallyHidden } from '@brandroom/ui/VisuallyHidden';
import { useEffect, useRef } from 'react';

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
  const said = useRef(spoken);
  useEffect(() => {
    if (said.current === spoken) return;
    said.current = spoken;
    announce(spoken);
  }, [spoken]);
  return (
    <Text size="caption" tone="muted">
      {children}
      {context !== undefined && <VisuallyHidden> {context}</VisuallyHidden>}
    </Text>
  );
}
