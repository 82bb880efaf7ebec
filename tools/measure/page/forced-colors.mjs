import { ancestors, called, controls, isSeen, shownAs } from './seen.mjs';

/**
 * The style of an element that remains in forced colors, where the browser paints all backgrounds and text: lines,
 * marks, weights, and colors with `forced-color-adjust: none`.
 *
 * @param {Element} element
 */
function look(element) {
  return ['', '::before', '::after']
    .map((part) => {
      const style = getComputedStyle(element, part);
      if (part !== '' && style.content === 'none') return '';
      const isOwn = style.forcedColorAdjust === 'none';
      return [
        outline(style),
        ...borders(style),
        style.textDecorationLine,
        style.fontWeight,
        style.visibility,
        style.display,
        style.opacity === '0',
        isOwn ? `${style.backgroundColor} ${style.color}` : '',
        part === '' ? '' : style.content,
      ].join(' ');
    })
    .join('|');
}

/** @param {CSSStyleDeclaration} style */
function outline({ outlineStyle, outlineWidth }) {
  const width = Number.parseFloat(outlineWidth);
  return outlineStyle === 'none' || width < 2 ? '' : `outline ${outlineStyle} ${width}`;
}

/** @param {CSSStyleDeclaration} style */
function borders(style) {
  return ['Top', 'Right', 'Bottom', 'Left'].map((side) => {
    const name = /** @type {'Top'} */ (side);
    const line = style[`border${name}Style`];
    const width = Number.parseFloat(style[`border${name}Width`]);
    return line === 'none' || width === 0 ? '' : `${line} ${width}`;
  });
}

/**  @param {Element} element @returns {string} including its descendants */
function wholeLook(element) {
  return [element, ...element.querySelectorAll('*')]
    .map((part) => (isSeen(part) || part === element ? `${part.tagName} ${look(part)}` : ''))
    .filter(Boolean)
    .join('\n');
}

/**
 * Controls that are invisible in forced colors: no text, no picture, no line, no color with
 * `forced-color-adjust: none`.
 *
 * @returns {string[]}
 */
export function faceless() {
  return controls()
    .map(shownAs)
    .filter((shown) => shown !== undefined)
    .filter((shown) => {
      const parts = [shown, ...shown.querySelectorAll('*')].filter(isSeen);
      return !parts.some(
        (part) =>
          part.matches('svg, img, canvas, input, textarea, select') ||
          [...part.childNodes].some((node) => node instanceof Text && node.data.trim() !== '') ||
          borders(getComputedStyle(part)).some(Boolean) ||
          getComputedStyle(part).forcedColorAdjust === 'none',
      );
    })
    .map((shown) => `nothing is seen of ${called(shown)}`);
}

const states = ['aria-selected', 'aria-checked', 'aria-current', 'aria-pressed'];
const isOff = [null, 'false'];

/** @param {Element} element @param {string} state */
function stateOf(element, state) {
  return element instanceof HTMLInputElement && state === 'aria-checked'
    ? String(element.checked)
    : element.getAttribute(state);
}

/**
 * Elements that are chosen, checked, pressed or current and look like a neighbour that is not.
 *
 * @returns {string[]}
 */
export function alike() {
  /** @type {string[]} */
  const faults = [];
  for (const state of states) {
    const all = [
      ...document.querySelectorAll(
        `[${state}]${state === 'aria-checked' ? ', input[type="checkbox"], input[type="radio"]' : ''}`,
      ),
    ];
    for (const on of all.filter((element) => !isOff.includes(stateOf(element, state)))) {
      const shown = shownAs(on) ?? (isSeen(on) ? on : undefined);
      if (!shown) continue;
      const off = peersOf(on).find((peer) => isOff.includes(stateOf(peer, state)));
      const shownOff = off && (shownAs(off) ?? off);
      if (shownOff && isSeen(shownOff) && wholeLook(shown) === wholeLook(shownOff))
        faults.push(
          `${called(shown)} looks like ${called(shownOff)}, which is not ${state.slice(5)}`,
        );
    }
  }
  return faults;
}

/** Other elements of its kind in the nearest ancestor that has any. @param {Element} element */
function peersOf(element) {
  const kind = element.getAttribute('role');
  const same = kind ? `[role="${kind}"]` : element.tagName;
  for (const place of ancestors(element).slice(1)) {
    const peers = [...place.querySelectorAll(same)].filter(
      (peer) => peer !== element && !peer.contains(element) && !element.contains(peer),
    );
    if (peers.length > 0) return peers;
  }
  return [];
}

/** Lists, menus and grids with items move focus on to an item. @param {Element} element */
function delegatesFocus(element) {
  const items = '[role="option"], [role^="menuitem"], [role="row"], [role="tab"], [role="radio"]';
  return (
    !element.matches(items) && element.matches('[role]') && element.querySelector(items) !== null
  );
}

/**
 * Focuses one control after the other as the keyboard would (a key must have been pressed before), and reports each
 * whose lines and colors do not change with focus.
 *
 * @returns {Promise<string[]>}
 */
export async function unmarked() {
  /** @type {Set<string>} */
  const faults = new Set();
  // An element that only scripts focus, as a starting point for reading, is no control.
  const places = document.querySelectorAll('[tabindex="0"]:not([aria-hidden="true"] *, [inert] *)');
  const all = [...new Set([...controls(), ...places])].filter(
    (stop) => shownAs(stop) && !delegatesFocus(stop) && !isActiveDescendant(stop),
  );
  const { activeElement: first } = document;
  // The focused control comes last, because each is compared while another one has focus.
  const stops = [...all.filter((stop) => stop !== first), ...all.filter((stop) => stop === first)];
  for (const stop of stops) {
    if (!(stop instanceof HTMLElement) || !stop.isConnected) continue;
    const marks = marksOf(stop);
    const before = marks.map(focusLook);
    const hadFocus = document.activeElement === stop;
    stop.focus({ preventScroll: true });
    await rendered();
    if (document.activeElement !== stop || hadFocus) continue;
    const after = marks.map(focusLook);
    /** @param {string[]} without the focus */
    const differsFrom = (without) => after.some((its, at) => its !== '' && its !== without[at]);
    if (differsFrom(before)) continue;
    // The focus was in the same field before.
    stop.blur();
    await rendered();
    if (!differsFrom(marks.map(focusLook)))
      faults.add(`${called(shownAs(stop) ?? stop)} shows no focus`);
  }
  return [...faults];
}

/**
 * One of these options is the active descendant of a field, which marks it while the field has
 * focus.
 *
 * @param {Element} element
 */
function isActiveDescendant(element) {
  return [...document.querySelectorAll('[aria-activedescendant]')].some((field) => {
    const list = document.getElementById(field.getAttribute('aria-controls') ?? '');
    return (
      field.getAttribute('aria-activedescendant') === element.id ||
      (element.matches('[role="option"]') && list?.contains(element))
    );
  });
}

const { port1: near, port2: far } = new MessageChannel();
near.start();

/** Waits two turns of the event loop, until listeners of the focus have rendered. A timer would take 4 ms for each. */
async function rendered() {
  for (let count = 0; count < 2; count += 1)
    await new Promise((resolve) => {
      near.addEventListener('message', resolve, { once: true });
      far.postMessage(null);
    });
}

/**
 * Where a focus ring may be drawn: the element, its descendants, its label or its field.
 *
 * @param {Element} stop
 */
function marksOf(stop) {
  const label = stop.closest('label');
  const inLabel = label ? [label, ...label.querySelectorAll('*')] : [];
  return [
    ...new Set([stop, ...stop.querySelectorAll('*'), ...inLabel, ...ancestors(stop).slice(1, 5)]),
  ];
}

/** With its pseudo-elements: a link that fills its row has its focus ring there. @param {Element} element */
function focusLook(element) {
  return ['', '::before', '::after']
    .map((part) => {
      const style = getComputedStyle(element, part);
      if (part !== '' && style.content === 'none') return '';
      const isOwn = style.forcedColorAdjust === 'none';
      return [outline(style), ...borders(style), isOwn ? style.backgroundColor : '']
        .join(' ')
        .trim();
    })
    .join(' ')
    .trim();
}
