import type { Task } from '@brandroom/domain/contract/dashboard.contract';
import { Badge } from '@brandroom/ui/Badge';
import { Card } from '@brandroom/ui/Card';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { Inline } from '@brandroom/ui/Inline';
import { Link } from '@brandroom/ui/Link';
import { Section } from '@brandroom/ui/Section';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { Flag, ListChecks } from 'lucide-react';

import { DateText } from '../../../shared/time/DateText';
import { dashboardMessages } from '../dashboard.messages';

const messages = dashboardMessages.tasks;

/** The reviews that wait for somebody. */
export function Tasks({ tasks }: { tasks: readonly Task[] }) {
  return (
    <Section title={messages.title} size="title">
      {tasks.length === 0 ? (
        <EmptyState
          icon={ListChecks}
          headingLevel={3}
          title={messages.none}
          description={messages.noneHelp}
        />
      ) : (
        <Stack as="ul" gap={8}>
          {tasks.map((task) => (
            <TaskItem key={task.id} task={task} />
          ))}
        </Stack>
      )}
    </Section>
  );
}

function TaskItem({ task }: { task: Task }) {
  return (
    <Card as="li" padding="small">
      <Stack gap={4}>
        <Inline justify="between">
          <Link href={`/content/edit/${task.id}`} variant="strong">
            {messages.review(task.title)}
          </Link>
          <Badge tone="warning" icon={Flag}>
            {messages.priority}
          </Badge>
        </Inline>
        <Text size="small" tone="muted">
          {task.dueDate === null ? (
            messages.noDue
          ) : (
            <>
              {messages.due} <DateText at={task.dueDate} withTime />
            </>
          )}
        </Text>
      </Stack>
    </Card>
  );
}
