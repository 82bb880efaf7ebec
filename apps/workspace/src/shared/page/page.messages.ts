// The notifications that pages share.

/** Every visible string of this room. */
export const pageMessages = {
  undo: 'Undo',
  tryAgain: 'Try again',
} as const;
