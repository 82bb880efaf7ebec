import { channelLabels, channelOf } from '@brandroom/domain/content/channel';
import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { datedBy } from '@brandroom/domain/content/date';
import { contentOrders } from '@brandroom/domain/content/order';
import { formatDateTime } from '@brandroom/domain/format/date';
import type { DataColumn, SortDescriptor } from '@brandroom/ui/data-column';
import { InteractiveTable } from '@brandroom/ui/InteractiveTable';
import { StatusBadge } from '@brandroom/ui/StatusBadge';

import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import { timeZone } from '../../../shared/time/time-zone';
import type { ContentSearch } from '../item/content-search';
import { ItemLink } from '../item/ItemLink';
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
    isSortable: true,
    header: messages.columns.title,
    cell: (item) => <ItemLink item={item} />,
  },
  {
    id: 'channel',
    header: messages.columns.channel,
    isSortable: true,
    cell: (item) => channelLabels[channelOf(item)],
  },
  {
    id: 'status',
    header: messages.columns.status,
    isSortable: true,
    cell: (item) => <StatusBadge isPlain status={item.status} />,
  },
  {
    id: 'date',
    header: messages.columns.date,
    isSortable: true,
    isNowrap: true,
    cell: dateOf,
  },
];

interface ContentTableProps {
  items: readonly ContentItem[];
  search: ContentSearch;
}

/** Content as a table that sorts by the address; on phones each item is a card in the same order. */
export function ContentTable({ items, search }: ContentTableProps) {
  const update = useSearchUpdate<ContentSearch>();
  const sort = (next: SortDescriptor) => {
    const orderBy = contentOrders.find((each) => each === next.column);
    if (orderBy) update({ orderBy, direction: next.direction, page: undefined });
  };
  return (
    <InteractiveTable
      caption={messages.caption}
      isFullBleed
      data-first-content=""
      columns={columns}
      rows={items}
      // Rows of another question are other rows, so that none is seen to jump.
      getRowId={({ id }) => JSON.stringify(search) + id}
      sort={
        search.orderBy
          ? { column: search.orderBy, direction: search.direction ?? 'ascending' }
          : { column: 'date', direction: 'descending' }
      }
      onSortChange={sort}
    />
  );
}
