/** Elements that handle keys themselves: text fields, lists with type-ahead, open overlays. */
const others = [
  'input:not([type="checkbox"], [type="radio"])',
  'textarea',
  'select',
  '[contenteditable="true"]',
  '[role="textbox"]',
  '[role="spinbutton"]',
  '[role="dialog"]',
  '[role="alertdialog"]',
  '[role="menu"]',
  '[role="listbox"]',
  '[aria-haspopup="listbox"]',
].join(', ');

export const belongsToOthers = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(others) !== null;

/** Returns whether an overlay covers the page, which disables the page's shortcuts. */
export const isCovered = (): boolean =>
  document.querySelector('#main')?.closest('[inert], [aria-hidden="true"]') !== null;
