import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { channelLabels, channelOf } from '@brandroom/domain/content/channel';
import { Badge } from '@brandroom/ui/Badge';
import { ButtonLink } from '@brandroom/ui/ButtonLink';
import { Card } from '@brandroom/ui/Card';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { Inline } from '@brandroom/ui/Inline';
import { Link } from '@brandroom/ui/Link';
import { Section } from '@brandroom/ui/Section';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { CalendarClock } from 'lucide-react';

import { channelIcons } from '../../shared/content/channel-icons';
import { useHref } from '../../shared/navigation/use-href';
import { DateText } from '../../shared/time/DateText';
import { dashboardMessages } from './dashboard.messages';

const messages = dashboardMessages.upcoming;

/** The next scheduled items. */
export function Upcoming({ items }: { items: readonly ContentItem[] }) {
  const hrefTo = useHref();
  return (
    <Section
      title={messages.title}
      actions={
        <ButtonLink href={hrefTo({ to: '/content/calendar' })} size="small">
          {messages.calendar}
        </ButtonLink>
      }
    >
      {items.length === 0 ? (
        <EmptyState
          icon={CalendarClock}
          headingLevel={3}
          title={messages.none}
          description={messages.noneHelp}
        />
      ) : (
        <Stack as="ul" gap={8}>
          {items.map((item) => (
            <UpcomingItem key={item.id} item={item} />
          ))}
        </Stack>
      )}
    </Section>
  );
}

function UpcomingItem({ item }: { item: ContentItem }) {
  const hrefTo = useHref();
  const channel = channelOf(item);
  return (
    <Card as="li" padding="small">
      <Stack gap={4}>
        <Link href={hrefTo({ to: '/content/edit/$id', params: { id: item.id } })} variant="strong">
          {item.title}
        </Link>
        <Inline justify="between">
          {item.scheduledFor !== null && (
            <Text size="caption" tone="muted">
              {messages.scheduledFor} <DateText at={item.scheduledFor} withTime />
            </Text>
          )}
          <Badge icon={channelIcons[channel]}>{channelLabels[channel]}</Badge>
        </Inline>
      </Stack>
    </Card>
  );
}
