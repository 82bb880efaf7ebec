import type { Task } from '@brandroom/domain/contract/dashboard.contract';
import { Badge } from '@brandroom/ui/Badge';
import { Button } from '@brandroom/ui/Button';
import { Card } from '@brandroom/ui/Card';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { Inline } from '@brandroom/ui/Inline';
import { Link } from '@brandroom/ui/Link';
import { Section } from '@brandroom/ui/Section';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { Flag, ListChecks } from 'lucide-react';
import { useState } from 'react';

import { useHref } from '../../shared/navigation/use-href';
import { DateText } from '../../shared/time/DateText';
import { dashboardMessages } from './dashboard.messages';

const messages = dashboardMessages.tasks;

const shownAtFirst = 5;

interface TasksProps {
  /** At most one page of them. */
  tasks: readonly Task[];
  /** The total number of tasks. */
  total: number;
}

/** The reviews that wait for somebody. */
export function Tasks({ tasks, total }: TasksProps) {
  return (
    <Section title={messages.title}>
      {tasks.length === 0 ? (
        <EmptyState
          icon={ListChecks}
          headingLevel={3}
          title={messages.none}
          description={messages.noneHelp}
        />
      ) : (
        <TaskList tasks={tasks} total={total} />
      )}
    </Section>
  );
}

function TaskList({ tasks, total }: TasksProps) {
  const hrefTo = useHref();
  const [isWhole, setWhole] = useState(false);
  return (
    <Stack gap={12}>
      <Stack as="ul" gap={8}>
        {(isWhole ? tasks : tasks.slice(0, shownAtFirst)).map((task) => (
          <TaskItem key={task.id} task={task} />
        ))}
      </Stack>
      {tasks.length > shownAtFirst && (
        <Inline>
          <Button size="small" aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
            {isWhole ? messages.showFewer : messages.showAll(tasks.length)}
          </Button>
          {isWhole && total > tasks.length && (
            <Link
              href={hrefTo({ to: '/content/calendar', search: { view: 'review' } })}
              variant="standalone"
            >
              {messages.beyond}
            </Link>
          )}
        </Inline>
      )}
    </Stack>
  );
}

function TaskItem({ task }: { task: Task }) {
  const hrefTo = useHref();
  const search = { view: 'review', item: task.id } as const;
  return (
    <Card as="li" padding="small">
      <Stack gap={4}>
        <Link href={hrefTo({ to: '/content/calendar', search })} variant="strong">
          {task.title}
        </Link>
        <Inline justify="between">
          <Text size="caption" tone="muted">
            {task.dueDate === null ? (
              messages.noDue
            ) : (
              <>
                {messages.due} <DateText at={task.dueDate} withTime />
              </>
            )}
          </Text>
          <Badge icon={Flag}>{messages.priority}</Badge>
        </Inline>
      </Stack>
    </Card>
  );
}
