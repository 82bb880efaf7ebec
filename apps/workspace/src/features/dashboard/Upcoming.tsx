import { channelLabels, channelOf } from '@brandroom/domain/content/channel';
import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { ButtonLink } from '@brandroom/ui/ButtonLink';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { Icon } from '@brandroom/ui/Icon';
import { Link } from '@brandroom/ui/Link';
import { RowList } from '@brandroom/ui/RowList';
import { Section } from '@brandroom/ui/Section';
import { VisuallyHidden } from '@brandroom/ui/VisuallyHidden';

import { channelIcons } from '../../shared/content/channel-icons';
import { useHref } from '../../shared/navigation/use-href';
import { NearDateText } from '../../shared/time/DateText';
import { dashboardMessages } from './dashboard.messages';

const messages = dashboardMessages.upcoming;

/** The next scheduled items. */
export function Upcoming({ items }: { items: readonly ContentItem[] }) {
  const hrefTo = useHref();
  const among = items.map(({ id }) => id);
  return (
    <Section
      title={messages.title}
      isCard
      actions={
        <Link href={hrefTo({ to: '/content/calendar' })} variant="standalone">
          {messages.calendar}
        </Link>
      }
    >
      {items.length === 0 ? (
        <EmptyState
          frame="none"
          headingLevel={3}
          title={messages.none}
          description={messages.noneHelp}
          action={
            <ButtonLink
              size="small"
              href={hrefTo({
                to: '/content/calendar',
                search: { view: 'list', status: 'approved' },
              })}
            >
              {messages.approved}
            </ButtonLink>
          }
        />
      ) : (
        <RowList
          rows={items.map((item) => ({
            id: item.id,
            href: hrefTo({ to: '/content/edit/$id', params: { id: item.id } }),
            routerOptions: { peek: item.id, among },
            title: item.title,
            mark: (
              <span title={channelLabels[channelOf(item)]}>
                <Icon of={channelIcons[channelOf(item)]} size="small" />
                <VisuallyHidden>{channelLabels[channelOf(item)]}</VisuallyHidden>
              </span>
            ),
            ...(item.scheduledFor === null
              ? {}
              : {
                  end: (
                    <span>
                      {messages.scheduledFor} <NearDateText at={item.scheduledFor} withTime />
                    </span>
                  ),
                }),
          }))}
        />
      )}
    </Section>
  );
}
