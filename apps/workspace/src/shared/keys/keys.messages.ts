/** The list of keyboard shortcuts, on any screen. */
export const keysMessages = {
  open: 'Keyboard shortcuts',
  singleKeys: 'Single-key shortcuts',
  help: 'When off, single letters and ? are ignored. Every shortcut also has a button or menu item.',
} as const;
