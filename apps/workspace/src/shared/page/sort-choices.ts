import type { SortDirection } from '@brandroom/domain/sort-direction';

import { pageMessages } from './page.messages';

interface Sort<By> {
  readonly orderBy?: By | undefined;
  /** Ascending by default. */
  readonly direction?: SortDirection | undefined;
}

export interface SortOptions<Order extends string, By> {
  /** The orders with their search parameters. */
  orders: Readonly<Record<Order, Sort<By>>>;
  names: Readonly<Record<NoInfer<Order>, string>>;
  /** The search parameters of the address. */
  search: Sort<By>;
  onChange: (sort: Sort<By>) => void;
}

/**
 * Returns the choices of a sort field and the present one. A column that its header sorts the other
 * way round is a choice of its own; an order that is not offered is none.
 */
export function sortChoices<Order extends string, By>({
  orders,
  names,
  search: { orderBy, direction = 'ascending' },
  onChange,
}: SortOptions<Order, By>) {
  // The keys of an object that is typed by them.
  const all = Object.keys(orders) as Order[];
  const ofColumn = all.filter((order) => orders[order].orderBy === orderBy);
  const exact = ofColumn.find((order) => (orders[order].direction ?? 'ascending') === direction);
  const [column] = exact ? [] : ofColumn;
  const reversed = column && { id: 'reversed', name: pageMessages.sort.reversed(names[column]) };
  return {
    choices: [
      ...all.map((order): { id: string; name: string } => ({ id: order, name: names[order] })),
      ...(reversed ? [reversed] : []),
    ],
    present: exact ?? reversed?.id,
    choose: (id: string): void => {
      if (id in orders) onChange(orders[id as Order]);
    },
  };
}
