import { Button } from '@brandroom/ui/Button';
import { IconButton } from '@brandroom/ui/IconButton';
import { Inline } from '@brandroom/ui/Inline';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Link } from '@brandroom/ui/Link';
import { usePage } from '@brandroom/ui/page-context';
import { PageMore } from '@brandroom/ui/PageMore';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { ViewBar } from '@brandroom/ui/ViewBar';
import { ViewBarCount } from '@brandroom/ui/ViewBarCount';
import { ChevronLeft, ChevronRight, Keyboard, List } from 'lucide';
import type { ReactNode } from 'react';

import { pageMessages } from '../../../shared/page/page.messages';
import { useHref } from '../../../shared/navigation/use-href';
import { useSingleKeys } from '../../../shared/keys/single-keys';
import { keysMessages } from '../../../shared/keys/keys.messages';
import { refusalLines } from '../item/refusal-lines';
import { reviewMessages as messages } from './review.messages';
import type { ReviewDeskModel } from './use-review-desk';

interface ReviewBarProps {
  desk: ReviewDeskModel;
  onKeys: () => void;
  /** Whether only the queue is shown, without an open item. */
  isQueue: boolean;
  /** Opens the queue; missing if it is visible. */
  onQueue: (() => void) | undefined;
  /** The actions on the open item. */
  children: ReactNode;
}

/** The position in the queue, its navigation, the decision, and the last decision. */
export function ReviewBar({ desk, onKeys, isQueue, onQueue, children }: ReviewBarProps) {
  const hrefTo = useHref();
  const { queue, done, refused } = desk;
  const decided = refused.filter(({ isConflict }) => isConflict).length;
  const { items, total, item } = queue;
  const isNarrow = usePage()?.isNarrow ?? false;
  const [areOn] = useSingleKeys();
  return (
    <>
      <ViewBar
        data-review-desk=""
        label={messages.actions.group}
        start={
          !isQueue && (
            <>
              {onQueue && (
                <IconButton icon={List} size="small" label={messages.toQueue} onPress={onQueue} />
              )}
              {items.length > 0 && (
                <>
                  <IconButton
                    icon={ChevronLeft}
                    size="small"
                    label={messages.previous}
                    shortcut={areOn ? 'K' : ''}
                    onPress={() => desk.step(-1, { keepsFocus: true })}
                  />
                  <IconButton
                    icon={ChevronRight}
                    size="small"
                    label={messages.next}
                    shortcut={areOn ? 'J' : ''}
                    onPress={() => desk.step(1, { keepsFocus: true })}
                  />
                </>
              )}
              {item && !isNarrow && (
                <Text size="ui" weight="strong" isTabular>
                  {messages.position(items.indexOf(item) + 1, total)}
                </Text>
              )}
              {isNarrow && children}
            </>
          )
        }
        filters={!isNarrow && children}
      />
      <ViewBarCount
        done={
          done && (
            <Inline gap={8} isWrapping={false}>
              <Text size="caption" isTruncated>
                {done.title}
              </Text>
              <Button
                size="small"
                aria-label={messages.done.undoOf(done.title)}
                isPending={desk.isUndoing}
                onPress={desk.undo}
              >
                {pageMessages.undo}
              </Button>
              {done.item && (
                <Link
                  variant="standalone"
                  href={hrefTo({ to: '/content/edit/$id', params: { id: done.item.id } })}
                  aria-label={messages.actions.open(done.item.title)}
                >
                  {messages.actions.read}
                </Link>
              )}
            </Inline>
          )
        }
      />
      <PageMore
        sections={[
          {
            id: 'help',
            items: [
              {
                id: 'keys',
                icon: Keyboard,
                label: keysMessages.open,
                ...(areOn ? { shortcut: '?' } : {}),
                onAction: onKeys,
              },
            ],
          },
        ]}
      />
      {refused.length > 0 && (
        <InlineAlert
          tone="warning"
          title={messages.many.refusedTitle(refused.length, desk.asked)}
          actions={<Button onPress={desk.forgetRefused}>{messages.many.close}</Button>}
        >
          <Stack gap={8}>
            <Text>{messages.many.refusedHelp(decided, refused.length - decided)}</Text>
            <Stack as="ul" gap={4}>
              {refusalLines(refused).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </Stack>
          </Stack>
        </InlineAlert>
      )}
    </>
  );
}
