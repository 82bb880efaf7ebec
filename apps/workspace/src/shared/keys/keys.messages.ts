/** Words of the list of keys, whatever screen it is about. */
export const keysMessages = {
  open: 'Keyboard shortcuts',
  close: 'Close',
  singleKeys: 'Keys of one character',
  help: 'Off, letters and ? do nothing here: every key has a button or a menu that does the same.',
} as const;
