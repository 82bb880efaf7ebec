import { PageMore } from '@brandroom/ui/PageMore';

import { pageMessages } from './page.messages';
import type { SortOptions } from './sort-choices';
import { sortChoices } from './sort-choices';

/** The order of a list, in the page's menu: on phones the headers of its columns are hidden. */
export function SortMenu<Order extends string, By>(options: SortOptions<Order, By>) {
  const { choices, present, choose } = sortChoices(options);
  return (
    <PageMore
      sections={[
        {
          id: 'sort',
          title: pageMessages.sort.label,
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
}
