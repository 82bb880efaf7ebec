/** Every visible string of deleting an item, which comes with the question about it. */
export const deleteMessages = {
  title: 'Delete this content?',
  text: (title: string) =>
    `“${title}” is moved to the trash. You can undo this until you leave the calendar.`,
  confirm: 'Delete',
  deleted: (title: string) => `Deleted “${title}”`,
  restored: (title: string) => `Restored “${title}”`,
  missed: 'Its time has passed: it is approved now, and has not gone out.',
  notRestored: (title: string) => `“${title}” could not be restored`,
  undo: 'Undo',
  tryAgain: 'Try again',
} as const;
