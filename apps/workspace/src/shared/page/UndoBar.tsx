import { Button } from '@brandroom/ui/Button';
import { HiddenUntilFocus } from '@brandroom/ui/HiddenUntilFocus';
import { Inline } from '@brandroom/ui/Inline';
import { Text } from '@brandroom/ui/Text';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useSyncExternalStore } from 'react';

import { undoBar } from './undo-bar';
import { focusPageHeading } from './page-heading';

/**
 * The undo bar: the last action with the undo of its toast, as long as the person stays on the
 * page, and on the next pages as long as its toast. While the toast shows it, the bar is seen only
 * with focus in it. Not announced, because the toast was.
 */
export function UndoBar() {
  const router = useRouter();
  const done = useSyncExternalStore(undoBar.subscribe, undoBar.now);
  const hadFocus = useRef(false);
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged) undoBar.leavePage();
      }),
    [router],
  );
  const action = done?.action;
  useEffect(() => {
    // A removed button loses focus, so focus moves to the page's heading.
    if (action || !hadFocus.current) return;
    hadFocus.current = false;
    focusPageHeading();
  }, [action]);

  if (!done) return null;
  return (
    <HiddenUntilFocus isHidden={done.isInToast}>
      <Inline as="span" gap={8} isWrapping={false}>
        <Text as="span" size="caption" isTruncated>
          {done.title}
        </Text>
        {action && (
          <Button
            size="small"
            aria-label={`${action.label}: ${done.title}`}
            isPending={done.isPending}
            onPress={action.onAction}
            onFocusChange={(isFocused) => {
              hadFocus.current = isFocused;
            }}
          >
            {action.label}
          </Button>
        )}
      </Inline>
    </HiddenUntilFocus>
  );
}
