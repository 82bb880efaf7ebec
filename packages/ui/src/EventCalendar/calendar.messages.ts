/** The words that the calendar says by itself. */
export const calendarWords = {
  help: 'Arrow keys go from day to day, Page keys by a month, Enter goes into the items of a day, Escape back. On an item Space lifts it to move it, and the menu key shows what else can be done.',
  keys: 'The question mark lists all keys.',
  more: (count: number) => `${count} more`,
  moreOf: (count: number, day: string) => `${count} more on ${day}`,
  lifted: (title: string, where: string) =>
    `${title} lifted from ${where}. Arrow keys move by a day or a week, Page keys by a month, Shift and arrow keys by 15 minutes. Enter drops it, Escape returns it.`,
  undated: 'no date',
  there: (titles: readonly string[], total: number) => {
    if (total === 0) return 'Nothing else is there.';
    const items = total === 1 ? '1 item is there' : `${total} items are there`;
    return titles.length === 0 ? `${items}.` : `${items}: ${titles.join('; ')}.`;
  },
  refused: (why: string) => `It cannot be dropped here: ${why}`,
  returned: (title: string, where: string) => `${title} is back: ${where}.`,
};
