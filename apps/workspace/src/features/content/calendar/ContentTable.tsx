import { channelLabels, channelOf } from '@brandroom/domain/content/channel';
import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { datedBy } from '@brandroom/domain/content/date';
import { formatDateTime } from '@brandroom/domain/format/date';
import { DataTable } from '@brandroom/ui/DataTable';
import type { DataColumn } from '@brandroom/ui/data-column';
import { Link } from '@brandroom/ui/Link';
import { StatusBadge } from '@brandroom/ui/StatusBadge';

import { timeZone } from '../../../shared/time/time-zone';
import { calendarMessages } from './calendar.messages';

const messages = calendarMessages.list;
const dateWords = {
  scheduled: messages.scheduledFor,
  published: messages.publishedOn,
  created: messages.createdOn,
};

function dateOf(item: ContentItem): string {
  const { kind, at } = datedBy(item);
  // The hour and its half of the day stay on one line.
  return dateWords[kind](formatDateTime(at, timeZone)).replace(/ (?=[AP]M$)/, '\u00a0');
}

const columns: readonly DataColumn<ContentItem>[] = [
  {
    id: 'title',
    isRowHeader: true,
    header: messages.columns.title,
    cell: (item) => (
      <Link variant="strong" href={`/content/edit/${item.id}`}>
        {item.title}
      </Link>
    ),
  },
  {
    id: 'channel',
    header: messages.columns.channel,
    cell: (item) => channelLabels[channelOf(item)],
  },
  {
    id: 'status',
    header: messages.columns.status,
    cell: (item) => <StatusBadge isPlain status={item.status} />,
  },
  { id: 'date', header: messages.columns.date, isNowrap: true, cell: dateOf },
];

interface ContentTableProps {
  items: readonly ContentItem[];
  /** The question that they answer: rows of another one are other rows, so that none is seen to jump. */
  answers: string;
}

/** Content as a table; on phones each item is a card in the same order. */
export function ContentTable({ items, answers }: ContentTableProps) {
  return (
    <DataTable
      caption={messages.caption}
      isFullBleed
      data-first-content=""
      columns={columns}
      rows={items}
      getRowId={(item) => answers + item.id}
    />
  );
}
