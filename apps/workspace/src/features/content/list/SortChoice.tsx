import { usePage } from '@brandroom/ui/page-context';
import { ViewBarCount } from '@brandroom/ui/ViewBarCount';

import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import { SortSelect } from '../../../shared/page/SortSelect';
import type { ContentSearch } from '../item/content-search';
import { sortOrders } from './list-sort';
import { listMessages } from './list.messages';

/** The order of the list. The calendar owns the view bar, in which ViewBarCount places it. */
export function SortChoice({ search }: { search: ContentSearch }) {
  const isNarrow = usePage()?.isNarrow ?? false;
  const update = useSearchUpdate<ContentSearch>();
  const select = (
    <SortSelect
      orders={sortOrders}
      names={listMessages.orders}
      search={search}
      onChange={(sort) => update({ ...sort, page: undefined })}
    />
  );
  return isNarrow ? select : <ViewBarCount end={select} />;
}
