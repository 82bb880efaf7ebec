// The built-in views of the calendar.

/** Every visible string of this room. */
export const viewsMessages = {
  builtIn: {
    upcoming: 'Upcoming',
    review: 'Needs review',
    drafts: 'Drafts',
    published: 'Published',
  },
} as const;
