/** The shortcuts of every screen. */
export const appKeysMessages = {
  everywhere: 'Everywhere',
  goTo: 'Go to a screen',
  search: 'Search Brandroom',
  find: 'Search this page',
  create: 'Create content',
  list: 'Show keyboard shortcuts',
  stopViewing: 'Stop viewing as someone else',
  nav: 'Show or hide the navigation labels',
  save: 'Save the form',
  submit: 'Submit the draft for review',
  undo: 'Undo the last change',
  move: 'Move the focused color or card',
  toasts: 'Move to notifications on screen',
} as const;
