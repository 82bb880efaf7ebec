/** Every visible string of a form with autosave. */
export const formMessages = {
  restored: (when: string) => `Your unsaved text from ${when} is back.`,
  waiting: (when: string) => `Your unsaved text from ${when} is kept.`,
  cancel: 'Cancel',
  bringBack: 'Bring it back',
  discard: 'Discard',
  discarded: 'Unsaved text discarded',
  timeZone: (zone: string) => `Time zone: ${zone}.`,
  loadAgain: 'Load this field again',
  discardChanges: {
    title: 'Discard your changes?',
    text: 'Your changes will be lost.',
    confirm: 'Discard',
    keep: 'Keep editing',
  },
  leave: {
    title: 'Leave without saving?',
    text: 'Your text stays in this browser and is restored when you come back.',
    incomplete:
      'Your text stays in this browser and is restored when you come back. The incomplete date isn’t saved.',
    leave: 'Leave',
    stay: 'Stay',
  },
} as const;
