/** Every visible string of the calendar's grid (spec section 2.16); they come with it. */
export const calendarMessages = {
  grid: (period: string) => `Content in ${period}`,
  week: (start: string, end: string) => `${start} – ${end}`,
  count: (count: string, period: string) => `${count} in ${period}`,
  updating: 'Updating…',
  previous: { month: 'Previous month', week: 'Previous week' },
  next: { month: 'Next month', week: 'Next week' },
  today: 'Today',
  turn: { month: 'Turn the month', week: 'Turn the week' },
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
    unscheduleFirst: 'It is scheduled. Unschedule it first.',
    refused: (title: string) => `“${title}” stays where it is`,
  },
};
