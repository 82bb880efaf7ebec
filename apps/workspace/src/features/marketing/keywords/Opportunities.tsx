import { competitionLevel, topOpportunities } from '@brandroom/domain/keyword/insight';
import type { Opportunity } from '@brandroom/domain/keyword/keyword.schema';
import { Card } from '@brandroom/ui/Card';
import type { DataColumn } from '@brandroom/ui/data-column';
import { Grid } from '@brandroom/ui/Grid';
import { Heading } from '@brandroom/ui/Heading';
import { Inline } from '@brandroom/ui/Inline';
import { InteractiveTable } from '@brandroom/ui/InteractiveTable';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { VisuallyHidden } from '@brandroom/ui/VisuallyHidden';

import { CreateFromKeyword } from './CreateFromKeyword';
import { KeywordLink } from './KeywordLink';
import { keywordsMessages } from './keywords.messages';
import type { KeywordsSearch } from './keywords-search';
import { Ratings, reasonsOf } from './Ratings';

const messages = keywordsMessages.opportunities;

interface OpportunitiesProps {
  found: readonly Opportunity[];
  search: KeywordsSearch;
}

/** The result of an analysis: the best three with their reasons, then all keywords. */
export function Opportunities({ found, search }: OpportunitiesProps) {
  const top = topOpportunities(found);
  return (
    <Stack gap={16}>
      {top.length === 0 ? (
        <Text tone="muted">{messages.noTop}</Text>
      ) : (
        <Grid as="ul" min="medium" isFilled aria-label={messages.top}>
          {top.map((each) => (
            <TopOpportunity key={each.keyword} opportunity={each} />
          ))}
        </Grid>
      )}
      <InteractiveTable
        caption={messages.all}
        columns={columnsOf(search)}
        rows={found}
        getRowId={({ keyword }) => keyword}
        defaultSort={{ column: 'score', direction: 'descending' }}
      />
    </Stack>
  );
}

function TopOpportunity({ opportunity }: { opportunity: Opportunity }) {
  const { keyword, score } = opportunity;
  return (
    <Card as="li" padding="small">
      <Stack gap={12}>
        <Inline justify="between" align="start" isWrapping={false}>
          <Heading level={3} size="lead">
            {keyword}
          </Heading>
          <Text as="span" size="title" isTabular>
            <VisuallyHidden>{messages.score}</VisuallyHidden> {score}
          </Text>
        </Inline>
        <Ratings opportunity={opportunity} />
        <Stack as="ul" gap={4}>
          {reasonsOf(opportunity).map((reason) => (
            <Text key={reason} as="li" size="ui" tone="muted">
              {reason}
            </Text>
          ))}
        </Stack>
        <Inline>
          <CreateFromKeyword keyword={keyword} size="small" />
        </Inline>
      </Stack>
    </Card>
  );
}

const figure = { align: 'end', isSortable: true } as const;

const columnsOf = (search: KeywordsSearch): readonly DataColumn<Opportunity>[] => [
  {
    id: 'keyword',
    header: keywordsMessages.table.columns.keyword,
    isRowHeader: true,
    isSortable: true,
    value: ({ keyword }) => keyword,
    cell: ({ keyword }) => <KeywordLink keyword={keyword} search={search} />,
  },
  {
    ...figure,
    id: 'score',
    header: messages.score,
    value: ({ score }) => score,
    cell: ({ score }) => String(score),
  },
  {
    ...figure,
    id: 'potential',
    header: messages.potential,
    value: ({ potential }) => potential,
    cell: ({ potential }) => String(potential),
  },
  {
    ...figure,
    id: 'difficulty',
    header: messages.difficulty,
    value: ({ difficulty }) => difficulty,
    cell: ({ difficulty }) => String(difficulty),
  },
  {
    id: 'competition',
    header: messages.competition,
    isSortable: true,
    isNowrap: true,
    value: ({ competition }) => competition,
    cell: ({ competition }) => messages.level(competitionLevel(competition), competition),
  },
  {
    id: 'labels',
    header: messages.labels,
    isNowrap: true,
    cell: (opportunity) => <Ratings opportunity={opportunity} />,
  },
  {
    id: 'create',
    header: messages.create,
    isHeaderHidden: true,
    align: 'end',
    isNowrap: true,
    cell: ({ keyword }) => <CreateFromKeyword keyword={keyword} size="small" isIconOnly />,
  },
];
