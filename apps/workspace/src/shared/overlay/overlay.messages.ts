/** Words for a part of the screen that is loaded when it is needed. */
export const overlayMessages = {
  failed: 'This part could not be loaded',
  tryAgain: 'Try again.',
} as const;
