// Saved views: the calendars that a person keeps under a name, and the ones that everybody has.

/** Every visible string of this room. */
export const viewsMessages = {
  views: 'Views',
  /** The name of the button while a view is shown. */
  current: (name: string) => `Views, ${name}`,
  own: 'My views',
  builtIn: {
    upcoming: 'Upcoming',
    review: 'Needs review',
    drafts: 'Drafts',
    published: 'Published',
  },
  save: 'Save view…',
  rename: 'Rename view…',
  delete: 'Delete view',
  dialog: {
    save: 'Save view',
    rename: 'Rename view',
    help: 'Keeps these filters, the sort order and the layout. Only you see it.',
    name: 'Name',
    confirm: 'Save',
    cancel: 'Cancel',
    saving: 'Saving…',
  },
  saved: (name: string) => `Saved view “${name}”`,
  renamed: (name: string) => `Renamed view to “${name}”`,
  deleted: (name: string) => `Deleted view “${name}”`,
  restored: (name: string) => `Restored view “${name}”`,
  notDeleted: (name: string) => `Couldn’t delete view “${name}”`,
  notRestored: (name: string) => `Couldn’t restore view “${name}”`,
  undo: 'Undo',
  tryAgain: 'Try again',
} as const;
