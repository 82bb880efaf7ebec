import type { Task } from '@brandroom/domain/contract/dashboard.contract';
import { ButtonLink } from '@brandroom/ui/ButtonLink';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { Icon } from '@brandroom/ui/Icon';
import { Link } from '@brandroom/ui/Link';
import { RowList } from '@brandroom/ui/RowList';
import { Section } from '@brandroom/ui/Section';
import { StatusMark } from '@brandroom/ui/StatusMark';
import { VisuallyHidden } from '@brandroom/ui/VisuallyHidden';
import { Flag } from 'lucide';

import { useHref } from '../../shared/navigation/use-href';
import { NearDateText } from '../../shared/time/DateText';
import { dashboardMessages } from './dashboard.messages';

const messages = dashboardMessages.tasks;

interface TasksProps {
  /** The tasks that are due first. */
  tasks: readonly Task[];
  /** The total number of tasks. */
  total: number;
}

/** The first items waiting for review; the review desk lists all of them. */
export function Tasks({ tasks, total }: TasksProps) {
  const hrefTo = useHref();
  const among = tasks.map(({ id }) => id);
  return (
    <Section
      title={messages.title}
      isCard
      actions={
        tasks.length > 0 && (
          <Link
            href={hrefTo({ to: '/content/calendar', search: { view: 'review' } })}
            variant="standalone"
          >
            {messages.showAll(total)}
          </Link>
        )
      }
    >
      {tasks.length === 0 ? (
        <EmptyState
          frame="none"
          headingLevel={3}
          title={messages.none}
          description={messages.noneHelp}
          action={
            <ButtonLink
              size="small"
              href={hrefTo({ to: '/content/calendar', search: { view: 'list', status: 'draft' } })}
            >
              {messages.drafts}
            </ButtonLink>
          }
        />
      ) : (
        <RowList
          rows={tasks.map(({ id, title, dueDate }) => ({
            id,
            href: hrefTo({ to: '/content/edit/$id', params: { id } }),
            routerOptions: { peek: id, among },
            title,
            mark: <StatusMark status="pending" />,
            end: (
              <>
                <span title={messages.priority}>
                  <Icon of={Flag} size="small" />
                  <VisuallyHidden>{messages.priority}</VisuallyHidden>
                </span>
                {dueDate === null ? (
                  messages.noDue
                ) : (
                  <span>
                    {messages.due} <NearDateText at={dueDate} />
                  </span>
                )}
              </>
            ),
          }))}
        />
      )}
    </Section>
  );
}
