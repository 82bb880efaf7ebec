import { announce } from '@brandroom/ui/announce';
import { Text } from '@brandroom/ui/Text';
import { useEffect, useRef } from 'react';

interface SpokenCountProps {
  children: string;
  /** For a link that skips to the results. */
  id?: string;
}

/** How many results there are, in words; spoken when it changes, not when the page opens. */
export function SpokenCount({ children, id }: SpokenCountProps) {
  const said = useRef(children);
  useEffect(() => {
    if (said.current === children) return;
    said.current = children;
    announce(children);
  }, [children]);
  return (
    <Text size="small" tone="muted" {...(id === undefined ? {} : { id, isFocusable: true })}>
      {children}
    </Text>
  );
}
