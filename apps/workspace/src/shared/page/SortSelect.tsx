import { usePage } from '@brandroom/ui/page-context';
import { PageMore } from '@brandroom/ui/PageMore';
import { Select } from '@brandroom/ui/Select';

import { pageMessages } from './page.messages';

const messages = pageMessages.sort;
const reversed = 'reversed';

interface SortSelectProps<Order extends string> {
  /** Each order with its name. */
  orders: Readonly<Record<Order, string>>;
  value: Order;
  /** A column that is sorted the other way round, by its header, counts as an order of its own. */
  isReversed: boolean;
  onChange: (order: Order) => void;
}

/** The order of a list, at the end of the view bar; on phones in the page's menu. */
export function SortSelect<Order extends string>({
  orders,
  value,
  isReversed,
  onChange,
}: SortSelectProps<Order>) {
  const isNarrow = usePage()?.isNarrow ?? false;
  // The keys of an object that is typed by them.
  const names = Object.keys(orders) as Order[];
  const present = isReversed ? reversed : value;
  const choices = [
    ...names.map((order) => ({ id: order, name: orders[order] })),
    ...(isReversed ? [{ id: reversed, name: messages.reversed(orders[value]) }] : []),
  ];
  const choose = (id: string) => {
    if (id in orders) onChange(id as Order);
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
      value={present}
      options={choices.map(({ id, name }) => ({ value: id, label: messages.option(name) }))}
      onChange={choose}
    />
  );
}
