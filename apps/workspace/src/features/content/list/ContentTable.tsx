import { channelLabels, channelOf } from '@brandroom/domain/content/channel';
import type { CampaignView } from '@brandroom/domain/campaign/campaign.schema';
import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { datedBy } from '@brandroom/domain/content/date';
import { formatDate, formatDateNear, formatDateTime } from '@brandroom/domain/format/date';
import type { DataColumn } from '@brandroom/ui/data-column';
import { IconButton } from '@brandroom/ui/IconButton';
import { InteractiveTable } from '@brandroom/ui/InteractiveTable';
import { usePage } from '@brandroom/ui/page-context';
import { contentStatusLabels } from '@brandroom/domain/content/status';
import { StatusMark } from '@brandroom/ui/StatusMark';
import { VisuallyHidden } from '@brandroom/ui/VisuallyHidden';
import { menuTrigger } from '@brandroom/ui/menu-trigger';
import type { ReactNode } from 'react';

import { rowsInView, useFirstItems } from '../../../shared/load/use-first-items';
import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import { actionsId } from '../../../shared/page/focus-actions';
import { useNow } from '../../../shared/time/clock';
import { timeZone } from '../../../shared/time/time-zone';
import type { ContentSearch } from '../item/content-search';
import { ItemLink } from '../item/ItemLink';
import { longestValues } from './column-widths';
import type { ListColumn } from './list-columns';
import { dateLabels } from './list-columns';
import { listMessages as messages } from './list.messages';
import { sortedBy, sortOf } from './list-sort';

function DateCell({ item, isShort }: { item: ContentItem; isShort: boolean }) {
  const { kind, at } = datedBy(item);
  const isNarrow = usePage()?.isNarrow ?? false;
  const now = useNow();
  const onPhones = () =>
    kind === 'created' ? messages.noDate : formatDateNear(at, now(), timeZone);
  // On phones and beside many columns only the day fits; screen readers get the full date.
  if (isNarrow || isShort)
    return (
      <>
        <span aria-hidden>{isNarrow ? onPhones() : formatDate(at, timeZone)}</span>
        <VisuallyHidden>
          {dateLabels[kind]} {formatDateTime(at, timeZone)}
        </VisuallyHidden>
      </>
    );
  return `${dateLabels[kind]} ${formatDateTime(at, timeZone)}`;
}

/** With more columns than these the full date does not fit. */
const mostWhole = 4;

interface ContentTableProps {
  items: readonly ContentItem[];
  /** The number of upcoming items at the start. */
  upcoming: number;
  search: ContentSearch;
  /** The visible columns beside the title. */
  columns: readonly ListColumn[];
  /** The button to choose them. */
  columnChoice: ReactNode;
  /** Undefined while they are unknown. */
  campaigns: readonly CampaignView[] | undefined;
  selectedIds: readonly string[];
  /** Undefined if no action is possible. */
  onSelect: ((ids: readonly string[]) => void) | undefined;
  onMenu: (item: ContentItem, anchor: Element) => void;
}

/** The content list, sorted by the address; on phones each item has two lines. */
export function ContentTable(props: ContentTableProps) {
  const { items, upcoming, search, columns, selectedIds, onSelect } = props;
  const isTighter = usePage()?.isTighter ?? false;
  const update = useSearchUpdate<ContentSearch>();
  const past = new Set(search.orderBy ? [] : items.slice(upcoming));
  // An item without a date is listed by its creation.
  const hasUnscheduled = [...past].some((item) => datedBy(item).kind === 'created');
  const pastGroup = hasUnscheduled ? messages.pastAndUnscheduled : messages.past;
  return (
    <InteractiveTable
      caption={messages.caption}
      isFullBleed
      hasRowLinks
      data-first-content=""
      columns={shownColumns(props, columns.length > mostWhole || isTighter)}
      rows={useFirstItems(items, rowsInView())}
      getRowId={({ id }) => id}
      answerKey={JSON.stringify(search)}
      groupOf={(item) => (past.has(item) ? pastGroup : undefined)}
      sort={sortOf(search)}
      onSortChange={(next) => update({ ...sortedBy(next), page: undefined })}
      {...(onSelect && {
        selection: {
          getRowName: ({ title }: ContentItem) => `“${title}”`,
          selectedIds,
          onChange: onSelect,
        },
      })}
    />
  );
}

function shownColumns(props: ContentTableProps, isTight: boolean): DataColumn<ContentItem>[] {
  const { columns, columnChoice, campaigns, onMenu } = props;
  const optional = optionalColumns(campaigns, isTight);
  return [
    {
      id: 'title',
      isRowHeader: true,
      isSortable: true,
      header: messages.columns.title,
      cell: (item, { isTabStop }) => <ItemLink item={item} excludeFromTabOrder={!isTabStop} />,
    },
    ...columns.map((id) => optional[id]),
    {
      id: 'actions',
      header: messages.columns.actions,
      isHeaderHidden: true,
      headerControl: columnChoice,
      cell: (item, { isTabStop }) => (
        <IconButton
          id={actionsId(item)}
          icon="⋯"
          size="small"
          label={messages.menu.label(item.title)}
          {...menuTrigger}
          excludeFromTabOrder={!isTabStop}
          onPress={({ target }) => onMenu(item, target)}
        />
      ),
    },
  ];
}

function optionalColumns(
  campaigns: ContentTableProps['campaigns'],
  isTight: boolean,
): Record<ListColumn, DataColumn<ContentItem>> {
  const longest = longestValues(isTight);
  return {
    channel: {
      id: 'channel',
      header: messages.columns.channel,
      isSortable: true,
      widest: longest.channel,
      cell: (item) => channelLabels[channelOf(item)],
    },
    status: {
      id: 'status',
      header: messages.columns.status,
      isSortable: true,
      isFirstOnPhones: true,
      widest: longest.status,
      cell: ({ status }) => (
        <>
          <StatusMark status={status} />
          {contentStatusLabels[status]}
        </>
      ),
    },
    date: {
      id: 'date',
      header: messages.columns.date,
      isSortable: true,
      isNowrap: true,
      isMuted: true,
      widest: longest.date,
      cell: (item) => <DateCell item={item} isShort={isTight} />,
    },
    campaign: {
      id: 'campaign',
      header: messages.columns.campaign,
      isSortable: campaigns !== undefined,
      isLong: true,
      cell: ({ campaignId }) => campaigns?.find(({ id }) => id === campaignId)?.name ?? '',
    },
    tags: {
      id: 'tags',
      header: messages.columns.tags,
      isLong: true,
      cell: ({ tags }) => tags.join(', '),
    },
    updatedAt: {
      id: 'updatedAt',
      header: messages.columns.updatedAt,
      isSortable: true,
      isNowrap: true,
      isMuted: true,
      widest: longest.updatedAt,
      cell: ({ updatedAt }) =>
        isTight ? formatDate(updatedAt, timeZone) : formatDateTime(updatedAt, timeZone),
    },
  };
}
