/** Every visible string of the calendar's grid (spec section 2.16); they come with it. */
export const calendarMessages = {
  grid: (period: string) => `Content in ${period}`,
  week: (start: string, end: string) => `${start} – ${end}`,
  count: (count: string, period: string) => `${count} in ${period}`,
  updating: 'Updating…',
  previous: { month: 'Previous month', week: 'Previous week' },
  next: { month: 'Next month', week: 'Next week' },
  today: 'Today',
  tray: {
    title: 'Unscheduled',
    help: 'Nothing here has a date yet. Drag an item to a day, or press Space on it and use the arrow keys.',
    empty: 'Everything has a date.',
    emptyFiltered: 'Nothing without a date is found with these filters.',
    things: 'items',
  },
  move: {
    published: 'It is published already.',
    needsPublish: 'Needs the publish right on this brand.',
    past: 'Choose a date and time in the future.',
    moved: (title: string, date: string) => `“${title}” moved to ${date}`,
    undated: (title: string) => `“${title}” has no date any more`,
    pendingAgain: 'It waits for approval again.',
    undo: 'Undo',
    refused: (title: string) => `“${title}” stays where it is`,
    dialog: (title: string) => `Move “${title}”`,
    date: 'Date and time',
    confirm: 'Move',
    approvalTitle: 'Ask for approval again?',
    approvalText: (title: string) =>
      `“${title}” was approved as it is. With another date it waits for approval again.`,
    approvalConfirm: 'Move and ask again',
  },
};
