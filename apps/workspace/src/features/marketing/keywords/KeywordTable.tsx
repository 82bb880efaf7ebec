import type { TimeRange } from '@brandroom/domain/campaign/time-range';
import { formatChange, formatWhole } from '@brandroom/domain/format/number';
import type { KeywordMetric } from '@brandroom/domain/keyword/keyword.schema';
import type { PlainDate } from '@brandroom/domain/time.schema';
import { Button } from '@brandroom/ui/Button';
import type { DataColumn } from '@brandroom/ui/data-column';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { InteractiveTable } from '@brandroom/ui/InteractiveTable';
import { Section } from '@brandroom/ui/Section';
import { showToast } from '@brandroom/ui/toast';
import { Download, KeyRound } from 'lucide';

import { saveFile } from '../../../shared/files/save-file';
import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import { keywordCsv } from './keyword-csv';
import { formatPosition, formatRate } from './keyword-figures';
import { inOrder } from './keyword-order';
import { KeywordLink } from './KeywordLink';
import { keywordsMessages } from './keywords.messages';
import type { KeywordsSearch } from './keywords-search';
import { keywordColumns } from './keywords-search';

const messages = keywordsMessages.table;
const names = messages.columns;
const figure = { align: 'end', isSortable: true, isNowrap: true } as const;

function columnsOf(search: KeywordsSearch): readonly DataColumn<KeywordMetric>[] {
  return [
    {
      id: 'keyword',
      header: names.keyword,
      isRowHeader: true,
      isSortable: true,
      cell: ({ keyword }) => <KeywordLink keyword={keyword} search={search} />,
    },
    { ...figure, id: 'volume', header: names.volume, cell: ({ volume }) => formatWhole(volume) },
    {
      ...figure,
      id: 'position',
      header: names.position,
      cell: ({ position }) => (position === 0 ? messages.notShown : formatPosition(position)),
    },
    { ...figure, id: 'clicks', header: names.clicks, cell: ({ clicks }) => formatWhole(clicks) },
    {
      ...figure,
      id: 'impressions',
      header: names.impressions,
      cell: ({ impressions }) => formatWhole(impressions),
    },
    { ...figure, id: 'ctr', header: names.ctr, cell: ({ ctr }) => formatRate(ctr) },
    {
      ...figure,
      id: 'change',
      header: names.change,
      cell: ({ change }) => (change === null ? messages.isNew : formatChange(Math.round(change))),
    },
  ];
}

interface KeywordTableProps {
  metrics: readonly KeywordMetric[];
  search: KeywordsSearch;
  range: TimeRange;
  /** The last day of the range. */
  last: PlainDate;
}

/** The figures of each keyword, with sorting and a download. */
export function KeywordTable({ metrics, search, range, last }: KeywordTableProps) {
  const update = useSearchUpdate<KeywordsSearch>();
  const { orderBy = 'clicks', direction = 'descending' } = search;
  const rows = inOrder(metrics, { orderBy, direction });
  const download = () => {
    const name = messages.file(range, last);
    saveFile(new Blob([keywordCsv(rows)], { type: 'text/csv' }), name);
    showToast({ title: messages.downloaded(name) });
  };
  return (
    <Section
      title={messages.title}
      description={messages.help}
      actions={
        rows.length > 0 && (
          <Button size="small" icon={Download} onPress={download}>
            {messages.download}
          </Button>
        )
      }
    >
      {rows.length === 0 ? (
        <EmptyState
          icon={KeyRound}
          headingLevel={3}
          title={messages.noneFound}
          description={messages.noneFoundHelp}
          action={
            <Button onPress={() => update({ q: undefined, group: undefined })}>
              {messages.showAll}
            </Button>
          }
        />
      ) : (
        <InteractiveTable
          caption={messages.title}
          columns={columnsOf(search)}
          rows={rows}
          getRowId={({ keyword }) => keyword}
          sort={{ column: orderBy, direction }}
          onSortChange={(sort) =>
            update({
              orderBy: keywordColumns.find((each) => each === sort.column),
              direction: sort.direction,
            })
          }
        />
      )}
    </Section>
  );
}
