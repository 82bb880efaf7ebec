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
  const reversedName = messages.reversed(orders[value]);
  if (isNarrow)
    return (
      <PageMore
        sections={[
          {
            id: 'sort',
            title: messages.label,
            items: [
              ...names.map((order) => ({
                id: order,
                label: orders[order],
                isDisabled: order === value && !isReversed,
                onAction: () => onChange(order),
              })),
              ...(isReversed ? [{ id: reversed, label: reversedName, isDisabled: true }] : []),
            ],
          },
        ]}
      />
    );
  return (
    <Select
      label={messages.label}
      isLabelHidden
      value={isReversed ? reversed : value}
      options={[
        ...names.map((order) => ({ value: order, label: messages.option(orders[order]) })),
        ...(isReversed ? [{ value: reversed, label: messages.option(reversedName) }] : []),
      ]}
      onChange={(order) => {
        if (order in orders) onChange(order as Order);
      }}
    />
  );
}
