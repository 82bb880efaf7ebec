import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { createsSomeContent } from '@brandroom/domain/content/may-generate';
import { formatFound } from '@brandroom/domain/format/count';
import type { BrandId } from '@brandroom/domain/id.schema';
import { announce } from '@brandroom/ui/announce';
import { BusyRegion } from '@brandroom/ui/BusyRegion';
import { ColumnChoice } from '@brandroom/ui/ColumnChoice';
import { lazyDialog } from '@brandroom/ui/lazy-part';
import { SelectionBar } from '@brandroom/ui/SelectionBar';
import { Stack } from '@brandroom/ui/Stack';
import { usePage } from '@brandroom/ui/page-context';
import { ViewBarCount } from '@brandroom/ui/ViewBarCount';
import { useSuspenseQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide';
import { useDeferredValue } from 'react';

import { useApi } from '../../../shared/api/api';
import { useWorkspace } from '../../../shared/brand/workspace';
import { Pagination } from '../../../shared/navigation/Pagination';
import { useHref } from '../../../shared/navigation/use-href';
import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import { RowMenu, useRowMenu } from '../../../shared/overlay/RowMenu';
import { AnnouncedCount } from '../../../shared/page/AnnouncedCount';
import { focusActions } from '../../../shared/page/focus-actions';
import { useColumns } from '../../../shared/page/use-columns';
import { focusPageHeading } from '../../../shared/page/page-heading';
import { UndoBar } from '../../../shared/page/UndoBar';
import { NoRecords } from '../../../shared/record/NoRecords';
import { usePagedSelection } from '../../../shared/selection/use-selection';
import { timeZone } from '../../../shared/time/time-zone';
import type { ContentSearch } from '../item/content-search';
import { isFiltered, noFilter } from '../item/content-search';
import { listInput, pageSize } from '../item/list-input';
import { useCampaigns } from '../item/use-campaigns';
import { ContentTable } from './ContentTable';
import { firstColumns, listColumns } from './list-columns';
import { listMessages as messages } from './list.messages';
import { SortChoice } from './SortChoice';
import { useListActions } from './use-list-actions';

const BulkDialogs = lazyDialog(async () => (await import('./BulkDialogs')).BulkDialogs);
const columnOptions = listColumns.map((value) => ({ value, label: messages.columns[value] }));

interface ContentListProps {
  brandId: BrandId;
  search: ContentSearch;
  resultsId: string;
}

/** The matching items, page by page, with the actions on one or many of them. */
export function ContentList({ brandId, search, resultsId }: ContentListProps) {
  const api = useApi();
  const { user } = useWorkspace();
  const hrefTo = useHref();
  const update = useSearchUpdate<ContentSearch>();
  // The current items stay visible while the next ones load.
  const shown = useDeferredValue(search);
  const { data } = useSuspenseQuery(
    api.content.list.queryOptions({ input: listInput(brandId, shown, timeZone) }),
  );
  const { items, total, upcoming = total } = data;
  const page = shown.page ?? 1;
  const selection = usePagedSelection(items, filtersKey(shown));
  const actions = useListActions({
    onDone: ({ done, refused }) => {
      const conflicts = refused.filter(({ isConflict }) => isConflict).map(({ item }) => item);
      selection.unselect([...done, ...conflicts]);
      focusActions(nextTo(items, done));
    },
  });
  const { question, closeQuestion } = actions;
  const { open, menuOf } = useRowMenu<ContentItem>();
  const menu = menuOf((item) => ({
    label: messages.menu.label(item.title),
    sections: actions.forItem(item, hrefTo({ to: '/content/edit/$id', params: { id: item.id } })),
  }));
  // On phones a row shows the same data in two lines.
  const isNarrow = usePage()?.isNarrow ?? false;
  const columns = useColumns({
    list: 'content',
    address: search.columns,
    all: listColumns,
    first: firstColumns,
    onChange: (next) => update({ columns: next }, { replace: true }),
  });
  const campaigns = useCampaigns(brandId, columns.shown.includes('campaign'));
  const reset = () => {
    update(noFilter);
    announce(messages.cleared);
    // The button disappears with the filters.
    focusPageHeading();
  };
  return (
    <BusyRegion id={resultsId} isBusy={shown !== search} label={messages.updating}>
      <ViewBarCount done={<UndoBar />}>
        <AnnouncedCount>{formatFound(total, 'item')}</AnnouncedCount>
      </ViewBarCount>
      <SortChoice search={search} />
      <SelectionBar
        label={messages.selection.label}
        selected={selection.items.length}
        actions={actions.forSelection(selection.items)}
        onClear={() => selection.select([])}
        onSelectAll={selection.selectAll}
      />
      <Stack gap={16}>
        {items.length === 0 ? (
          <NoRecords
            frame="none"
            icon={CalendarDays}
            isFiltered={isFiltered(shown)}
            onShowAll={reset}
            create={createsSomeContent(user, brandId) ? hrefTo({ to: '/content/create' }) : null}
            messages={messages}
          />
        ) : (
          <ContentTable
            items={items}
            upcoming={Math.max(0, upcoming - (page - 1) * pageSize)}
            search={shown}
            columns={isNarrow ? firstColumns : columns.shown}
            columnChoice={
              <ColumnChoice
                of={messages.caption}
                options={columnOptions}
                shown={columns.shown}
                onChange={columns.choose}
              />
            }
            campaigns={campaigns}
            selectedIds={selection.ids}
            onSelect={
              actions.hasAny(items) || selection.ids.length > 0 ? selection.select : undefined
            }
            onMenu={open}
          />
        )}
        <Pagination page={page} pageSize={pageSize} total={total} />
      </Stack>
      <RowMenu {...menu} />
      {question && (
        <BulkDialogs
          {...question}
          onConfirm={(action) => actions.run(question.items, action)}
          onClose={closeQuestion}
        />
      )}
    </BusyRegion>
  );
}

/** Identifies the filters of an address. */
function filtersKey(search: ContentSearch): string {
  const { orderBy, direction, page, view, date, item, columns, color, ...filters } = search;
  return JSON.stringify(filters);
}

/**
 * Returns the item that gets focus after an action: the first of the items if it stays listed, else
 * its neighbor.
 */
function nextTo(
  items: readonly ContentItem[],
  done: readonly ContentItem[],
): ContentItem | undefined {
  const isDone = ({ id }: ContentItem) => done.some((each) => each.id === id);
  return items.find(isDone) ?? items[0];
}
