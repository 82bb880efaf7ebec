import { useLayoutEffect, useRef } from 'react';
import { announce } from '../Announcer/announce';
import { Button } from '../Button/Button';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import { Text } from '../Text/Text';
import * as styles from './LoadMore.css';

export interface LoadMoreProps extends ElementProps<HTMLDivElement> {
  /** The number of shown items. */
  shown: number;
  total: number;
  /** The name of the items, in the plural: «files». */
  things: string;
  /** The number of items of each further page. */
  step: number;
  onLoadMore: () => void;
  isPending?: boolean;
  /** Small for a list in a panel, where it must not outweigh the items. */
  size?: keyof typeof styles.sizes;
}

const grouped = (count: number) => count.toLocaleString('en-US');

/**
 * The end of a partly shown list. New items are announced; focus stays on the button, or moves to
 * the text when everything is shown.
 */
export function LoadMore({
  shown,
  total,
  things,
  step,
  onLoadMore,
  isPending = false,
  size = 'medium',
  className,
  ...rest
}: LoadMoreProps) {
  const before = useRef(shown);
  // A list may also grow for other reasons, which are announced elsewhere.
  const isAsked = useRef(false);
  const words = `${grouped(shown)} of ${grouped(total)} ${things} shown`;
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const hasMore = shown > before.current;
    before.current = shown;
    if (!hasMore || !isAsked.current) return;
    isAsked.current = false;
    // The pressed button was removed, and the focus with it.
    if (document.activeElement === document.body) place.current?.focus();
    else announce(words);
  }, [shown, words]);
  return (
    <div {...rest} className={classNames(styles.sizes[size], className)}>
      <div ref={place} tabIndex={-1}>
        <Text size="caption" tone="muted">
          {words}
        </Text>
      </div>
      {shown < total && (
        <Button
          size={size}
          variant={size === 'small' ? 'quiet' : 'secondary'}
          isPending={isPending}
          pendingLabel={`Loading ${things}…`}
          onPress={() => {
            isAsked.current = true;
            onLoadMore();
          }}
        >
          {`Show ${grouped(Math.min(step, total - shown))} more ${things}`}
        </Button>
      )}
    </div>
  );
}
