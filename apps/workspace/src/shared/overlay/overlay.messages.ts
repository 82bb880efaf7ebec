/** Every visible string of lazily loaded overlays. */
export const overlayMessages = {
  failed: 'This part could not be loaded',
  tryAgain: 'Try again.',
} as const;
