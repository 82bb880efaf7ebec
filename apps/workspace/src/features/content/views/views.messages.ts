// Views of the calendar: the ones that everybody has.

/** Every visible string of this room. */
export const viewsMessages = {
  builtIn: {
    upcoming: 'Upcoming',
    review: 'Needs review',
    drafts: 'Drafts',
    published: 'Published',
  },
} as const;
