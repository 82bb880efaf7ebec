// The modules of this folder run in the page that they measure.

/**
 * Whether a person sees an element: it is laid out, not hidden, and not shrunk to a point for screen readers alone.
 *
 * @param {Element} element
 */
export function isSeen(element) {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && !ancestors(element).some(isForReadersAlone);
}

/** @param {Element} element */
function isForReadersAlone(element) {
  const { clip, clipPath } = getComputedStyle(element);
  return clipPath === 'inset(50%)' || clip === 'rect(0px, 0px, 0px, 0px)';
}

/** @param {Element} element @returns {Element[]} itself, its parent and so on */
export function ancestors(element) {
  /** @type {Element[]} */
  const chain = [];
  for (let at = /** @type {Element | null} */ (element); at; at = at.parentElement) chain.push(at);
  return chain;
}

/** The name of an element in the list of faults. @param {Element} element */
export function called(element) {
  const words = (element.getAttribute('aria-label') ?? element.textContent).trim();
  const style = element.getAttribute('class')?.split(' ')[0] ?? '';
  return `${element.tagName.toLowerCase()}${style && `.${style}`} “${words.replace(/\s+/g, ' ').slice(0, 40)}”`;
}

const kinds = ['button', 'link', 'checkbox', 'radio', 'switch', 'option', 'tab', 'slider'];
const more = ['spinbutton', 'menuitem', 'menuitemradio', 'menuitemcheckbox', 'combobox', 'textbox'];
const native = 'a[href], button, input:not([type="hidden"]), select, textarea, summary';
export const pressable = `${native}, ${[...kinds, ...more].map((role) => `[role="${role}"]`).join(', ')}`;

/** Elements that can be pressed, typed into or chosen, without disabled ones. @returns {Element[]} */
export function controls() {
  return [...document.querySelectorAll(pressable)].filter(
    (element) =>
      !element.matches(':disabled, [aria-disabled="true"], [aria-hidden="true"] *, [inert] *'),
  );
}

/**
 * The visible, pressable part of a control: its label where the box itself is for screen readers alone, the field
 * where the control is one part of it (a press anywhere in a date's field goes to a part).
 *
 * @param {Element} control
 * @returns {Element | undefined} nothing where nothing is seen
 */
export function shownAs(control) {
  const isPart = control.matches('[role="spinbutton"]:not(input)');
  const isSlider = control.matches('input[type="range"]');
  const whole = isPart || isSlider ? control.closest('[role="group"]') : control.closest('label');
  return [whole, control].find((element) => element && isSeen(element)) ?? undefined;
}

/** Texts as they are laid out. @returns {{ node: Text, parent: Element, boxes: DOMRect[] }[]} */
export function texts() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  /** @type {{ node: Text, parent: Element, boxes: DOMRect[] }[]} */
  const found = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!(node instanceof Text) || !parent || node.data.trim() === '' || !isSeen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(
      ({ width, height }) => width > 1 && height > 1,
    );
    if (boxes.length > 0) found.push({ node, parent, boxes });
  }
  return found;
}
