/** The calendar's own texts. */
export const calendarWords = {
  help: 'Arrow keys move between days, Enter opens the items of a day, Space picks up an item.',
  keys: 'Press question mark for all keys.',
  more: (count: number) => `${count} more`,
  moreOf: (count: number, day: string) => `${count} more on ${day}`,
  lifted: (title: string, where: string, wasHelped: boolean) =>
    `${title} picked up from ${where}.${wasHelped ? '' : ' Arrow keys move it, Enter drops it, Escape cancels.'}`,
  undated: 'no date',
  empty: 'No items on this day.',
  openDay: 'Open day',
  there: (titles: readonly string[], total: number) => {
    if (total === 0) return 'No other items.';
    const items = total === 1 ? '1 other item' : `${total} other items`;
    return titles.length === 0 ? `${items}.` : `${items}: ${titles.join('; ')}.`;
  },
  refused: (why: string) => `Can’t drop it here: ${why}`,
  returned: (title: string, where: string) => `Move canceled. ${title}: ${where}.`,
};
