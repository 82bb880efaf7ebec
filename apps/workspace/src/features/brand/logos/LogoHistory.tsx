import type { Logo } from '@brandroom/domain/brand/logo.schema';
import { formatDate } from '@brandroom/domain/format/date';
import { Button } from '@brandroom/ui/Button';
import { Inline } from '@brandroom/ui/Inline';
import { Section } from '@brandroom/ui/Section';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../../../shared/api/api';
import { FailureAlert } from '../../../shared/api/FailureAlert';
import { timeZone } from '../../../shared/time/time-zone';
import { logosMessages } from './logos.messages';
import type { Logos } from './use-logos';

const messages = logosMessages.viewer;

/** The earlier images of a logo, which an editor can restore. */
export function LogoHistory({ logo, logos }: { logo: Logo; logos: Logos }) {
  const {
    data: versions = [],
    error,
    refetch,
  } = useQuery(useApi().logos.versions.queryOptions({ input: { id: logo.id } }));
  return (
    <Section title={messages.history} headingLevel={3} size="body">
      {error && (
        <FailureAlert
          title={messages.historyNotLoaded}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {versions.length === 0 && !error ? (
        <Text size="ui" tone="muted">
          {messages.noHistory}
        </Text>
      ) : (
        <Stack as="ul" gap={12}>
          {versions.map(({ version, name, replacedAt, replacedByName }) => (
            <li key={version}>
              <Inline justify="between" isWrapping={false}>
                <div>
                  <Text size="ui">
                    {logosMessages.facts([logosMessages.version(version), name])}
                  </Text>
                  <Text size="caption" tone="muted">
                    {messages.replaced(replacedByName, formatDate(replacedAt, timeZone))}
                  </Text>
                </div>
                {logos.may.edit && (
                  <Button
                    size="small"
                    aria-label={messages.restoreVersion(version)}
                    onPress={() => logos.changes.restoreVersion.mutate({ logo, version })}
                  >
                    {messages.restore}
                  </Button>
                )}
              </Inline>
            </li>
          ))}
        </Stack>
      )}
    </Section>
  );
}
