import { createsSomeContent } from '@brandroom/domain/content/may-generate';
import type { ActivityEntry } from '@brandroom/domain/contract/dashboard.contract';
import { formatRelative } from '@brandroom/domain/format/date';
import { ButtonLink } from '@brandroom/ui/ButtonLink';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { Icon } from '@brandroom/ui/Icon';
import { RowList } from '@brandroom/ui/RowList';
import { Section } from '@brandroom/ui/Section';
import { StatusMark } from '@brandroom/ui/StatusMark';
import { File } from 'lucide';

import { useWorkspace } from '../../shared/brand/workspace';
import { useHref } from '../../shared/navigation/use-href';
import { useNow } from '../../shared/time/clock';
import { dashboardMessages } from './dashboard.messages';

const messages = dashboardMessages.activity;

/** The recent activity, newest first. An item links to the calendar, where it opens. */
export function RecentActivity({ entries }: { entries: readonly ActivityEntry[] }) {
  const hrefTo = useHref();
  const now = useNow();
  const { user, brandId } = useWorkspace();
  const mayCreate = brandId !== null && createsSomeContent(user, brandId);
  return (
    <Section title={messages.title} isCard>
      {entries.length === 0 ? (
        <EmptyState
          frame="none"
          headingLevel={3}
          title={messages.none}
          description={messages.noneHelp}
          action={
            mayCreate && (
              <ButtonLink size="small" href={hrefTo({ to: '/content/create' })}>
                {messages.create}
              </ButtonLink>
            )
          }
        />
      ) : (
        <RowList
          size="small"
          rows={entries.map((entry) => ({
            id: `${entry.id} ${entry.at}`,
            ...(entry.kind === 'file'
              ? {
                  href: hrefTo({ to: '/files' }),
                  title: messages.file(entry.name),
                  mark: <Icon of={File} size="small" />,
                }
              : {
                  href: hrefTo({ to: '/content/calendar', search: { peek: entry.id } }),
                  title: messages.content[entry.status](entry.title),
                  mark: <StatusMark status={entry.status} />,
                }),
            end: <time dateTime={entry.at}>{formatRelative(entry.at, now())}</time>,
          }))}
        />
      )}
    </Section>
  );
}
