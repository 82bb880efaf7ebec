import type { TimeRange } from '@brandroom/domain/campaign/time-range';
import { formatChange, formatWhole } from '@brandroom/domain/format/number';
import type { BrandId } from '@brandroom/domain/id.schema';
import { competitionLevel, keywordAdvice, potentialOf } from '@brandroom/domain/keyword/insight';
import type { KeywordMetric, Opportunity } from '@brandroom/domain/keyword/keyword.schema';
import { Button } from '@brandroom/ui/Button';
import { DescriptionList } from '@brandroom/ui/DescriptionList';
import { Drawer } from '@brandroom/ui/Drawer';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { Link } from '@brandroom/ui/Link';
import { Section } from '@brandroom/ui/Section';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide';
import { useEffect } from 'react';

import { useApi } from '../../../shared/api/api';
import { Load } from '../../../shared/load/Load';
import { useHref } from '../../../shared/navigation/use-href';
import { CreateFromKeyword } from './CreateFromKeyword';
import { formatPosition, formatRate } from './keyword-figures';
import { KeywordCurve } from './KeywordChart';
import { keywordsMessages } from './keywords.messages';
import { Ratings, tierReasons } from './Ratings';

const { detail: messages, table, opportunities: words } = keywordsMessages;
const names = table.columns;

interface KeywordDrawerProps {
  brandId: BrandId;
  keyword: string;
  range: TimeRange;
  /** Whether it is in a group of the brand. */
  isTracked: boolean;
  /** Its result in the last analysis, if there was one. */
  opportunity: Opportunity | undefined;
  onClose: () => void;
}

/** A keyword beside the page: its figures, its positions and recommendations. */
export function KeywordDrawer({ keyword, range, isTracked, onClose, ...rest }: KeywordDrawerProps) {
  // Closing returns the focus without scrolling.
  useEffect(() => showFocused, []);
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      title={keyword}
      {...(isTracked ? { actions: <CreateFromKeyword keyword={keyword} /> } : {})}
    >
      <Load
        label={messages.loading}
        skeleton={<Skeleton shape="block" />}
        resetKey={`${range} ${keyword}`}
        notFound={
          <EmptyState
            icon={KeyRound}
            headingLevel={3}
            frame="none"
            title={messages.notFound}
            description={messages.notFoundHelp}
            action={<Button onPress={onClose}>{messages.back}</Button>}
          />
        }
      >
        <KeywordDetail {...rest} keyword={keyword} range={range} />
      </Load>
    </Drawer>
  );
}

/** Scrolls to the focused element, after the two frames in which a closing dialog restores focus. */
function showFocused() {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const { activeElement, body } = document;
      if (activeElement !== body) activeElement?.scrollIntoView({ block: 'nearest' });
    }),
  );
}

type KeywordDetailProps = Omit<KeywordDrawerProps, 'onClose' | 'isTracked'>;

function KeywordDetail({ brandId, keyword, range, opportunity }: KeywordDetailProps) {
  const input = { brandId, keyword, range };
  const { data } = useSuspenseQuery(useApi().keywords.history.queryOptions({ input }));
  const { metric, days } = data;
  const hrefTo = useHref();
  const advice = keywordAdvice(metric, potentialOf(metric));
  return (
    <Stack gap={24}>
      <DescriptionList layout="columns" items={factsOf(metric)} />
      <KeywordCurve days={days} range={range} measure="position" name={messages.history} />
      {opportunity && <OpportunityParts opportunity={opportunity} />}
      <Section title={messages.advice} headingLevel={3}>
        {advice.length === 0 ? (
          <Text tone="muted">{messages.noAdvice}</Text>
        ) : (
          <Stack as="ul" gap={12}>
            {advice.map(({ rule, advice: action, because }) => (
              <li key={rule}>
                <Text size="ui" weight="strong">
                  {action}
                </Text>
                <Text size="ui" tone="muted">
                  {because}
                </Text>
              </li>
            ))}
          </Stack>
        )}
      </Section>
      <Link
        variant="standalone"
        href={hrefTo({ to: '/content/calendar', search: { view: 'list', q: metric.keyword } })}
      >
        {messages.content}
      </Link>
    </Stack>
  );
}

/** The score of the last analysis with its parts and their reasons. */
function OpportunityParts({ opportunity }: { opportunity: Opportunity }) {
  const { score, potential, difficulty, competition } = opportunity;
  const level = competitionLevel(competition);
  return (
    <Section title={messages.opportunity} headingLevel={3}>
      <Ratings opportunity={opportunity} />
      <DescriptionList
        layout="columns"
        items={[
          { term: words.score, detail: String(score) },
          { term: words.potential, detail: String(potential) },
          { term: words.difficulty, detail: String(difficulty) },
          { term: words.competition, detail: words.level(level, competition) },
        ]}
      />
      <Stack as="ul" gap={4}>
        {tierReasons(opportunity).map((reason) => (
          <Text key={reason} as="li" size="ui" tone="muted">
            {reason}
          </Text>
        ))}
      </Stack>
    </Section>
  );
}

function factsOf({ volume, position, clicks, impressions, ctr, change }: KeywordMetric) {
  return [
    { term: names.volume, detail: formatWhole(volume) },
    {
      term: names.position,
      detail: position === 0 ? table.notShown : formatPosition(position),
    },
    { term: names.clicks, detail: formatWhole(clicks) },
    { term: names.impressions, detail: formatWhole(impressions) },
    { term: names.ctr, detail: formatRate(ctr) },
    {
      term: names.change,
      detail: change === null ? table.isNew : formatChange(Math.round(change)),
    },
  ];
}
