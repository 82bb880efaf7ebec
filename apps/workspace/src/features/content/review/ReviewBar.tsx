import { Button } from '@brandroom/ui/Button';
import { IconButton } from '@brandroom/ui/IconButton';
import { Inline } from '@brandroom/ui/Inline';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Link } from '@brandroom/ui/Link';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { ChevronLeft, ChevronRight, Keyboard } from 'lucide-react';

import { keysMessages } from '../../../shared/keys/keys.messages';
import { reviewMessages as messages } from './review.messages';
import type { ReviewDeskModel } from './use-review-desk';

interface ReviewBarProps {
  desk: ReviewDeskModel;
  onKeys: () => void;
}

/** Where one is in the queue, the ways to the others, and what was decided last. */
export function ReviewBar({ desk, onKeys }: ReviewBarProps) {
  const { queue, done, refused } = desk;
  const { items, total, item } = queue;
  return (
    <Stack gap={12}>
      <Inline justify="between">
        <Inline gap={8}>
          {items.length > 0 && (
            <>
              <IconButton
                icon={ChevronLeft}
                label={messages.previous}
                onPress={() => desk.step(-1, { keepsFocus: true })}
              />
              <IconButton
                icon={ChevronRight}
                label={messages.next}
                onPress={() => desk.step(1, { keepsFocus: true })}
              />
            </>
          )}
          {item && (
            <Text weight="strong" isTabular>
              {messages.position(items.indexOf(item) + 1, total)}
            </Text>
          )}
          {done && (
            <Text size="small" tone="muted">
              {done.words}
            </Text>
          )}
          {done?.item && (
            <Link
              variant="standalone"
              href={`/content/edit/${done.item.id}`}
              aria-label={messages.actions.open(done.item.title)}
            >
              {messages.actions.read}
            </Link>
          )}
        </Inline>
        <IconButton
          icon={Keyboard}
          label={keysMessages.open}
          aria-haspopup="dialog"
          onPress={onKeys}
        />
      </Inline>
      {refused.length > 0 && (
        <InlineAlert
          tone="warning"
          title={messages.many.refusedTitle(refused.length, desk.asked)}
          actions={<Button onPress={desk.forgetRefused}>{messages.many.close}</Button>}
        >
          <Stack gap={8}>
            <Text>{messages.many.refusedHelp}</Text>
            <Stack as="ul" gap={4}>
              {refused.map(({ item: each, reason }) => (
                <li key={each.id}>{messages.many.refusal(each.title, reason)}</li>
              ))}
            </Stack>
          </Stack>
        </InlineAlert>
      )}
    </Stack>
  );
}
