import type { ActivityEntry } from '@brandroom/domain/contract/dashboard.contract';
import { formatRelative } from '@brandroom/domain/format/date';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { Icon } from '@brandroom/ui/Icon';
import { Link } from '@brandroom/ui/Link';
import { Section } from '@brandroom/ui/Section';
import { StatusMark } from '@brandroom/ui/StatusMark';
import { Timeline } from '@brandroom/ui/Timeline';
import { Activity, File } from 'lucide-react';

import { useHref } from '../../shared/navigation/use-href';
import { useNow } from '../../shared/time/clock';
import { dashboardMessages } from './dashboard.messages';

const messages = dashboardMessages.activity;

/** The recent activity, newest first. */
export function RecentActivity({ entries }: { entries: readonly ActivityEntry[] }) {
  const now = useNow();
  return (
    <Section title={messages.title}>
      {entries.length === 0 ? (
        <EmptyState
          icon={Activity}
          headingLevel={3}
          title={messages.none}
          description={messages.noneHelp}
        />
      ) : (
        <Timeline
          label={messages.title}
          entries={entries.map((entry) => ({
            id: entry.id,
            title: <EntryLink entry={entry} />,
            time: <time dateTime={entry.at}>{formatRelative(entry.at, now())}</time>,
            mark:
              entry.kind === 'file' ? (
                <Icon of={File} size="small" />
              ) : (
                <StatusMark status={entry.status} />
              ),
          }))}
        />
      )}
    </Section>
  );
}

function EntryLink({ entry }: { entry: ActivityEntry }) {
  const hrefTo = useHref();
  return entry.kind === 'file' ? (
    <Link href={hrefTo({ to: '/files' })} variant="strong">
      {messages.file(entry.name)}
    </Link>
  ) : (
    <Link href={hrefTo({ to: '/content/calendar' })} variant="strong">
      {messages.content[entry.status](entry.title)}
    </Link>
  );
}
