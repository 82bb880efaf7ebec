import { usePage } from '@brandroom/ui/page-context';
import { PageMore } from '@brandroom/ui/PageMore';
import { Select } from '@brandroom/ui/Select';
import { ViewBarCount } from '@brandroom/ui/ViewBarCount';

import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import type { ContentSearch } from '../item/content-search';
import { sortOrderNames, sortOrderOf, sortOrders } from './list-sort';
import type { SortOrder } from './list-sort';
import { listMessages } from './list.messages';

const messages = listMessages.sort;

/** The order of the list, at the end of the view bar; on phones in the page's menu. */
export function SortChoice({ search }: { search: ContentSearch }) {
  const isNarrow = usePage()?.isNarrow ?? false;
  const update = useSearchUpdate<ContentSearch>();
  const value = sortOrderOf(search);
  const sort = (order: SortOrder) => update({ ...sortOrders[order], page: undefined });
  if (isNarrow)
    return (
      <PageMore
        sections={[
          {
            id: 'sort',
            title: messages.label,
            items: sortOrderNames.map((order) => ({
              id: order,
              label: messages.orders[order],
              isDisabled: order === value,
              onAction: () => sort(order),
            })),
          },
        ]}
      />
    );
  return (
    <ViewBarCount
      end={
        <Select
          label={messages.label}
          isLabelHidden
          value={value}
          options={sortOrderNames.map((order) => ({
            value: order,
            label: messages.option(messages.orders[order]),
          }))}
          onChange={sort}
        />
      }
    />
  );
}
