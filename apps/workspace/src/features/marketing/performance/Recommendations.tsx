import type { ChannelPerformance } from '@brandroom/domain/campaign/channel-performance.schema';
import { performanceRecommendations } from '@brandroom/domain/campaign/insight';
import { Badge } from '@brandroom/ui/Badge';
import { Card } from '@brandroom/ui/Card';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { Grid } from '@brandroom/ui/Grid';
import { Heading } from '@brandroom/ui/Heading';
import { Inline } from '@brandroom/ui/Inline';
import { Section } from '@brandroom/ui/Section';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { TrendingUp, TriangleAlert } from 'lucide';

import { performanceMessages } from './performance.messages';

const messages = performanceMessages.recommendations;
const looks = {
  lowRoas: { tone: 'warning', icon: TriangleAlert },
  growth: { tone: 'success', icon: TrendingUp },
} as const;

/** Recommendations from the figures, each with its rule and the number that triggered it. */
export function Recommendations({ channels }: { channels: readonly ChannelPerformance[] }) {
  const found = performanceRecommendations(channels);
  return (
    <Section title={messages.title}>
      {found.length === 0 ? (
        <EmptyState headingLevel={3} title={messages.none} description={messages.noneHelp} />
      ) : (
        <Grid as="ul" min="large" aria-label={messages.title}>
          {found.map(({ rule, channel, title, advice, because }) => (
            <Card key={`${rule} ${channel}`} as="li">
              <Stack gap={8}>
                <Inline justify="between">
                  <Heading level={3} size="body">
                    {title}
                  </Heading>
                  <Badge {...looks[rule]}>{messages.kinds[rule]}</Badge>
                </Inline>
                <Text size="ui" weight="strong">
                  {because}
                </Text>
                <Text size="ui" tone="muted">
                  {advice}
                </Text>
              </Stack>
            </Card>
          ))}
        </Grid>
      )}
    </Section>
  );
}
