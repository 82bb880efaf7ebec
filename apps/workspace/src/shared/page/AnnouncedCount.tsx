import { announce } from '@brandroom/ui/announce';
import { Text } from '@brandroom/ui/Text';
import { useEffect, useRef } from 'react';

/** The number of results as text, announced when it changes but not when the page opens. */
export function AnnouncedCount({ children }: { children: string }) {
  const said = useRef(children);
  useEffect(() => {
    if (said.current === children) return;
    said.current = children;
    announce(children);
  }, [children]);
  return (
    <Text size="caption" tone="muted">
      {children}
    </Text>
  );
}
