import type { ChannelPerformance } from '@brandroom/domain/campaign/channel-performance.schema';
import type { TimeRange } from '@brandroom/domain/campaign/time-range';
import { channelLabels } from '@brandroom/domain/content/channel';
import { formatChange } from '@brandroom/domain/format/number';
import type { PlainDate } from '@brandroom/domain/time.schema';
import { Button } from '@brandroom/ui/Button';
import type { DataColumn } from '@brandroom/ui/data-column';
import { Icon } from '@brandroom/ui/Icon';
import { Inline } from '@brandroom/ui/Inline';
import { InteractiveTable } from '@brandroom/ui/InteractiveTable';
import { Section } from '@brandroom/ui/Section';
import { Text } from '@brandroom/ui/Text';
import { showToast } from '@brandroom/ui/toast';
import { Download } from 'lucide';

import { channelIcons } from '../../../shared/content/channel-icons';
import { saveFile } from '../../../shared/files/save-file';
import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import { channelCsv } from './channel-csv';
import { inOrder } from './channel-order';
import { measureFacts } from './measures';
import { performanceMessages } from './performance.messages';
import type { PerformanceSearch } from './performance-search';
import { measures } from './performance-search';

const { table: messages, measures: names } = performanceMessages;

const columns: readonly DataColumn<ChannelPerformance>[] = [
  {
    id: 'channel',
    header: messages.channel,
    isRowHeader: true,
    isSortable: true,
    cell: ({ channel }) => (
      <Inline as="span" isWrapping={false}>
        <Icon of={channelIcons[channel]} size="small" />
        <Text as="span" size="ui" weight="strong">
          {channelLabels[channel]}
        </Text>
      </Inline>
    ),
  },
  ...measures.map((measure): DataColumn<ChannelPerformance> => ({
    id: measure,
    header: names[measure],
    align: 'end',
    isSortable: true,
    isNowrap: true,
    cell: (row) => measureFacts[measure].format(row[measure]),
  })),
  {
    id: 'change',
    header: messages.change,
    align: 'end',
    isSortable: true,
    cell: ({ change }) => (change === null ? messages.none : formatChange(Math.round(change))),
  },
];

interface ChannelTableProps {
  channels: readonly ChannelPerformance[];
  search: PerformanceSearch;
  range: TimeRange;
  /** The last day of the range. */
  last: PlainDate;
}

/** The figures of each channel, with sorting and a download. */
export function ChannelTable({ channels, search, range, last }: ChannelTableProps) {
  const update = useSearchUpdate<PerformanceSearch>();
  const { orderBy = 'revenue', direction = 'descending' } = search;
  const rows = inOrder(channels, { orderBy, direction });
  const download = () => {
    const name = messages.file(range, last);
    saveFile(new Blob([channelCsv(rows)], { type: 'text/csv' }), name);
    showToast({ title: messages.downloaded(name) });
  };
  return (
    <Section
      title={messages.title}
      description={messages.changeOfRevenue}
      actions={
        <Button size="small" icon={Download} onPress={download}>
          {messages.download}
        </Button>
      }
    >
      <InteractiveTable
        caption={messages.title}
        columns={columns}
        rows={rows}
        getRowId={({ channel }) => channel}
        sort={{ column: orderBy, direction }}
        onSortChange={(sort) =>
          update({
            orderBy: columnOf(sort.column),
            direction: sort.direction,
          })
        }
      />
    </Section>
  );
}

const sortable = ['channel', ...measures, 'change'] as const;
const columnOf = (id: string) => sortable.find((each) => each === id);
