// The notifications, lists of names and the sort order that pages share.
import { formatWhole } from '@brandroom/domain/format/number';

/** Every visible string of them. */
export const pageMessages = {
  undo: 'Undo',
  more: (count: number) => `${formatWhole(count)} more`,
  sort: {
    label: 'Sort by',
    option: (order: string) => `Sort: ${order}`,
    reversed: (order: string) => `${order}, reversed`,
  },
} as const;
