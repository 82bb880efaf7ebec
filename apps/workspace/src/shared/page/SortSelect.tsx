import { usePage } from '@brandroom/ui/page-context';
import { Select } from '@brandroom/ui/Select';

import { pageMessages } from './page.messages';
import type { SortOptions } from './sort-choices';
import { sortChoices } from './sort-choices';
import { SortMenu } from './SortMenu';

const messages = pageMessages.sort;

/** The order of a list, at the end of the view bar; on phones in the page's menu. */
export function SortSelect<Order extends string, By>(options: SortOptions<Order, By>) {
  const isNarrow = usePage()?.isNarrow ?? false;
  if (isNarrow) return <SortMenu {...options} />;
  const { choices, present, choose } = sortChoices(options);
  return (
    <Select
      label={messages.label}
      isLabelHidden
      value={present ?? ''}
      options={choices.map(({ id, name }) => ({ value: id, label: messages.option(name) }))}
      onChange={choose}
    />
  );
}
