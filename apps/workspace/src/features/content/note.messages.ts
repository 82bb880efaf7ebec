/** The words of a decision's note. */
export const noteMessages = {
  label: 'Note to the author',
  help: 'Kept in the history with your decision.',
  cancel: 'Cancel',
  approve: (title: string) => `Approve “${title}” with a note`,
  reject: (title: string) => `Reject “${title}”`,
  confirm: { APPROVE: 'Approve', REJECT: 'Reject' },
} as const;
