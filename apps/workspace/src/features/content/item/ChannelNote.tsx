import { channelLabels, channelOf } from '@brandroom/domain/content/channel';
import { imageFindings, limitFindings } from '@brandroom/domain/content/channel-check';
import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Stack } from '@brandroom/ui/Stack';

import { itemMessages } from './item.messages';

const messages = itemMessages.channel;

/** Reports why the channel would refuse an item, and which images have no alt text. */
export function ChannelNote({ item }: { item: ContentItem }) {
  const refusals = limitFindings(item);
  const advice = imageFindings(item).filter(({ severity }) => severity === 'warning');
  const found = [...refusals, ...advice];
  if (found.length === 0) return null;
  const title =
    refusals.length > 0 ? messages.refuses(channelLabels[channelOf(item)]) : messages.advice;
  return (
    <InlineAlert tone="warning" title={title}>
      <Stack as="ul" gap={4}>
        {found.map(({ id, message, help }) => (
          <li key={id}>
            {message} {help}
          </li>
        ))}
      </Stack>
    </InlineAlert>
  );
}
