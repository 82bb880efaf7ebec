/** Every visible string of the shortcut lists. */
export const keysMessages = {
  open: 'Keyboard shortcuts',
  singleKeys: 'Single-key shortcuts',
  help: 'When off, single letters and ? are ignored. Every shortcut also has a button or menu item.',
} as const;
