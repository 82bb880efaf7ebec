import type {
  WordPressConnection,
  WordPressLogEntry,
} from '@brandroom/domain/integration/wordpress.schema';
import { Disclosure } from '@brandroom/ui/Disclosure';
import { Section } from '@brandroom/ui/Section';
import { Text } from '@brandroom/ui/Text';
import { Timeline } from '@brandroom/ui/Timeline';

import { DateText } from '../../../shared/time/DateText';
import { integrationsMessages } from './integrations.messages';
import { useWordPress } from './use-wordpress';
import { useFocusOnChange } from './use-focus-on-change';
import { WordPressForm } from './WordPressForm';
import { WordPressSite } from './WordPressSite';

const messages = integrationsMessages.integrations.wordPress;

interface WordPressSectionProps {
  connection: WordPressConnection;
  /** Newest first. */
  log: readonly WordPressLogEntry[];
}

/** The brand's WordPress site: the form that connects it, or its status with sync and log. */
export function WordPressSection({ connection, log }: WordPressSectionProps) {
  const process = useWordPress(connection);
  const { isConnected } = process.snapshot.context;
  useFocusOnChange(isConnected);
  return (
    <Section title={messages.title} description={messages.help}>
      {isConnected ? (
        <WordPressSite connection={connection} process={process} />
      ) : process.mayManage ? (
        <WordPressForm connection={connection} process={process} />
      ) : (
        <Text size="ui" tone="muted">
          {messages.none}
        </Text>
      )}
      {log.length > 0 && (
        <Disclosure title={messages.log}>
          <Timeline
            label={messages.log}
            entries={log.map(({ id, at, event, text, byName }) => ({
              id,
              title: event === 'failed' ? messages.failedEntry(text) : text,
              time: (
                <>
                  <DateText at={at} withTime /> {messages.by(byName)}
                </>
              ),
            }))}
          />
        </Disclosure>
      )}
    </Section>
  );
}
