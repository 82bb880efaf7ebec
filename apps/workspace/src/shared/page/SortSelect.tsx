import type { SortDirection } from '@brandroom/domain/sort-direction';
import { usePage } from '@brandroom/ui/page-context';
import { PageMore } from '@brandroom/ui/PageMore';
import { Select } from '@brandroom/ui/Select';

import { pageMessages } from './page.messages';

const messages = pageMessages.sort;
const reversed = 'reversed';

interface Sort<By> {
  readonly orderBy?: By | undefined;
  /** Ascending by default. */
  readonly direction?: SortDirection | undefined;
}

interface SortSelectProps<Order extends string, By> {
  /** The orders with their search parameters. */
  orders: Readonly<Record<Order, Sort<By>>>;
  names: Readonly<Record<NoInfer<Order>, string>>;
  /** The search parameters of the address. */
  search: Sort<By>;
  onChange: (sort: Sort<By>) => void;
}

/** The order of a list, at the end of the view bar; on phones in the page's menu. */
export function SortSelect<Order extends string, By>({
  orders,
  names,
  search: { orderBy, direction = 'ascending' },
  onChange,
}: SortSelectProps<Order, By>) {
  const isNarrow = usePage()?.isNarrow ?? false;
  // The keys of an object that is typed by them.
  const all = Object.keys(orders) as Order[];
  const ofColumn = all.filter((order) => orders[order].orderBy === orderBy);
  const exact = ofColumn.find((order) => (orders[order].direction ?? 'ascending') === direction);
  const [column] = ofColumn;
  const choices: { id: Order | typeof reversed; name: string }[] = all.map((id) => ({
    id,
    name: names[id],
  }));
  // A header of the table sorts by the same column in the other direction.
  if (!exact && column) choices.push({ id: reversed, name: messages.reversed(names[column]) });
  const present = exact ?? (column ? reversed : undefined);
  const choose = (id: Order | typeof reversed) => {
    if (id !== reversed) onChange(orders[id]);
  };
  if (isNarrow)
    return (
      <PageMore
        sections={[
          {
            id: 'sort',
            title: messages.label,
            items: choices.map(({ id, name }) => ({
              id,
              label: name,
              isDisabled: id === present,
              onAction: () => choose(id),
            })),
          },
        ]}
      />
    );
  return (
    <Select
      label={messages.label}
      isLabelHidden
      value={present ?? all[0] ?? reversed}
      options={choices.map(({ id, name }) => ({ value: id, label: messages.option(name) }))}
      onChange={choose}
    />
  );
}
