/** The shortcuts of the review desk, as a key event names them: `A` is Shift+A. */
export const reviewKeys = {
  next: 'j',
  previous: 'k',
  open: 'e',
  approve: 'a',
  approveWithNote: 'w',
  reject: 'r',
  select: 'x',
  approveSelected: 'A',
  list: '?',
} as const;

/** Returns a shortcut as it is shown: `J`, and `Shift+A` for `A`. */
export const shownKey = (shortcut: keyof typeof reviewKeys): string => {
  const key = reviewKeys[shortcut];
  const isCapital = key !== key.toLowerCase();
  return isCapital ? `Shift+${key}` : key.toUpperCase();
};
