/** The words that the calendar says by itself. */
export const calendarWords = {
  help: 'Arrow keys move between days, Enter opens the items of a day, Space picks up an item.',
  keys: 'Press question mark for all keys.',
  more: (count: number) => `${count} more`,
  moreOf: (count: number, day: string) => `${count} more on ${day}`,
  lifted: (title: string, where: string) =>
    `${title} lifted from ${where}. Arrow keys move it, Enter drops it.`,
  undated: 'no date',
  empty: 'No items on this day.',
  openDay: 'Open day',
  there: (titles: readonly string[], total: number) => {
    if (total === 0) return 'Nothing else is there.';
    const items = total === 1 ? '1 item is there' : `${total} items are there`;
    return titles.length === 0 ? `${items}.` : `${items}: ${titles.join('; ')}.`;
  },
  refused: (why: string) => `It cannot be dropped here: ${why}`,
  returned: (title: string, where: string) => `${title} is back: ${where}.`,
};
