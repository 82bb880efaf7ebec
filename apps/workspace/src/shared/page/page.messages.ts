// The notifications that pages share.

/** Every visible string of these notifications. */
export const pageMessages = {
  undo: 'Undo',
  tryAgain: 'Try again',
} as const;
