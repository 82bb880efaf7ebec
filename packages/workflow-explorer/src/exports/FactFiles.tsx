import { Button } from '@brandroom/ui/Button';
import { Section } from '@brandroom/ui/Section';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { Download } from 'lucide';

import { useExplorer } from '../explorer/explorer-context';
import { verdictIn } from '../explorer/verdict-in';
import { hasTrace, journalOf } from './journal-json';
import { exportsMessages as messages } from './exports.messages';
import { save } from './save';
import { whoCsvOf } from './who-csv';

/** Who can take which step, if the machine checks people. */
export function WhoMay() {
  const explorer = useExplorer();
  const { chart, people, samples } = explorer;
  if (people.length === 0) return null;
  return (
    <Section title={messages.who} size="lead">
      <Stack gap={8} align="start">
        <Text size="ui" tone="muted">
          {messages.whoLimits}
        </Text>
        <Button
          icon={Download}
          aria-label={messages.downloadOf(messages.who)}
          onPress={() =>
            save(
              new Blob(
                [whoCsvOf(chart, samples, people, (...asked) => verdictIn(explorer, ...asked))],
                {
                  type: 'text/csv',
                },
              ),
              `${chart.graph.id}-who-can.csv`,
            )
          }
        >
          {messages.download}
        </Button>
      </Stack>
    </Section>
  );
}

/** The events so far of an item, a process or a trial. */
export function Journal() {
  const { chart, source } = useExplorer();
  if (!hasTrace(source) || source.trace.length === 0) return null;
  return (
    <Section title={messages.journal} size="lead">
      <Stack gap={8} align="start">
        <Text size="ui" tone="muted">
          {messages.journalOf(source.name)}
        </Text>
        <Button
          icon={Download}
          aria-label={messages.downloadOf(messages.journal)}
          onPress={() =>
            save(
              new Blob([journalOf(chart.graph, source)], { type: 'application/json' }),
              `${chart.graph.id}-journal.json`,
            )
          }
        >
          {messages.download}
        </Button>
      </Stack>
    </Section>
  );
}
