/** Whether a key belongs to a text field, to a list that letters search, or to an open overlay. */
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

/** Whether an overlay covers the page, so that its keys must rest. */
export const isCovered = (): boolean =>
  document.querySelector('#main')?.closest('[inert], [aria-hidden="true"]') !== null;
