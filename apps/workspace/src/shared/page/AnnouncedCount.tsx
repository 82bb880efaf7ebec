import { announce } from '@brandroom/ui/announce';
import { Text } from '@brandroom/ui/Text';
import { VisuallyHidden } from '@brandroom/ui/VisuallyHidden';
import { useEffect, useRef } from 'react';

interface AnnouncedCountProps {
  /** «18 items» */
  children: string;
  /** What the page shows elsewhere and screen readers hear with the number: «in November 2026». */
  context?: string;
}

/** The number of results as text, announced when it changes but not when the page opens. */
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
