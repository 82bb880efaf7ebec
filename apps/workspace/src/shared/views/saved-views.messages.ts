// Saved views: the filters, order and layout of a screen under a name.

/** Every visible string of saved views. */
export const savedViewsMessages = {
  views: 'Views',
  /** The button's name while a view is shown. */
  current: (name: string) => `Views, ${name}`,
  own: 'My views',
  save: 'Save view…',
  rename: 'Rename view…',
  delete: 'Delete view',
  dialog: {
    save: 'Save view',
    rename: 'Rename view',
    help: 'Keeps these filters, the sort order and the layout. Only you see it.',
    name: 'Name',
    confirm: 'Save',
    saving: 'Saving…',
  },
  saved: (name: string) => `Saved view “${name}”`,
  renamed: (name: string) => `Renamed view to “${name}”`,
  deleted: (name: string) => `Deleted view “${name}”`,
  restored: (name: string) => `Restored view “${name}”`,
  notDeleted: (name: string) => `Couldn’t delete view “${name}”`,
  notRestored: (name: string) => `Couldn’t restore view “${name}”`,
  notLoaded: 'Your views couldn’t be loaded.',
} as const;
