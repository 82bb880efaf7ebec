/** Elements with an undo of their own, or over the page: text fields, lists, open overlays. */
const withUndo = [
  'input:not([type="checkbox"], [type="radio"])',
  'textarea',
  '[contenteditable="true"]',
  '[role="textbox"]',
  '[role="spinbutton"]',
  '[role="dialog"]',
  '[role="alertdialog"]',
  '[role="menu"]',
  '[role="listbox"]',
];
/** Elements that handle keys themselves, also by type-ahead. */
const withKeys = [...withUndo, 'select', '[aria-haspopup="listbox"]'];

const isIn = ({ target }: Event, elements: readonly string[]): boolean =>
  target instanceof Element && target.closest(elements.join(', ')) !== null;

export const belongsToOthers = (event: Event): boolean => isIn(event, withKeys);

/** Returns whether Ctrl/⌘+Z means something else there; a closed select has no undo. */
export const undoBelongsToOthers = (event: Event): boolean => isIn(event, withUndo);

/** Returns whether an overlay covers the page, which disables the page's shortcuts. */
export const isCovered = (): boolean =>
  document.querySelector('#main')?.closest('[inert], [aria-hidden="true"]') !== null;
