/** Every visible string of asking for a date, which comes with the question. */
export const scheduleMessages = {
  title: (title: string) => `Schedule “${title}”`,
  date: 'Publish on',
  missing: 'Choose a date and time.',
  past: 'Choose a date and time in the future.',
  confirm: 'Schedule',
  cancel: 'Cancel',
} as const;
