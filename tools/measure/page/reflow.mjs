import { ancestors, called, isSeen, pressable, texts } from './seen.mjs';

/** In pixels; boxes have fractional positions. */
const slack = 1;
/** The share of a line's height without ink: above the capitals and under the descenders. */
const inkFreeShare = 0.25;

/** @param {Element} element */
function scrollsSideways(element) {
  return (
    ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) &&
    element.scrollWidth > element.clientWidth + slack
  );
}

/**
 * Content that needs sideways scrolling in a narrow window or with large text (WCAG 1.4.10).
 *
 * @returns {string[]}
 */
export function sideways() {
  const { scrollWidth, clientWidth } = document.documentElement;
  /** @type {string[]} */
  const faults = [];
  if (scrollWidth > clientWidth + slack)
    faults.push(`the page is ${scrollWidth} wide in a window of ${clientWidth}`);
  for (const element of document.body.querySelectorAll('*')) {
    if (!isSeen(element)) continue;
    // A table or a board may scroll sideways within a named region that takes keyboard focus.
    if (scrollsSideways(element) && !isNamedPlace(element))
      faults.push(`${called(element)} scrolls sideways and has no name or no focus`);
    // The box of a nested SVG includes parts that it clips.
    if (element instanceof SVGSVGElement && element.ownerSVGElement && clipsItself(element))
      continue;
    const { left, right } = element.getBoundingClientRect();
    const isOutside = left < -slack || right > clientWidth + slack;
    if (isOutside && !ancestors(element).slice(1).some(containsOverflow) && hasContent(element))
      faults.push(`${called(element)} reaches from ${Math.round(left)} to ${Math.round(right)}`);
  }
  return faults;
}

/**
 * Whether the element is named itself, or is only the frame of a table with a caption.
 *
 * @param {Element} element
 */
function isNamedPlace(element) {
  const named = ':is([role], section, nav):is([aria-label], [aria-labelledby])';
  const [only, ...others] = element.children;
  const isFrame = others.length === 0 && only?.matches(`${named}, table:has(> caption)`);
  const isReached =
    element.matches('[tabindex]') || element.querySelector(':enabled, a[href], [tabindex="0"]');
  return (isFrame || element.matches(named)) && Boolean(isReached);
}

/** @param {Element} element */
function clipsItself(element) {
  return getComputedStyle(element).overflowX !== 'visible';
}

/**
 * Whether the element scrolls or clips its overflow, so that the page does not scroll.
 *
 * @param {Element} element
 */
function containsOverflow(element) {
  return clipsItself(element) && element !== document.body;
}

/** @param {Element} element */
function hasContent(element) {
  return (
    element.matches('a, button, input, select, textarea, img, svg, canvas, th, td') ||
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
  );
}

/**  @typedef {{ frame: Element, isX: boolean, isY: boolean, isScroller: boolean }} Frame a box that scrolls or clips its overflow */

/**
 * The frames around a text, from the text outwards.
 *
 * @param {Element} parent of the text
 * @returns {Frame[]}
 */
function frames(parent) {
  /** @type {Frame[]} */
  const found = [];
  let position = 'static';
  for (const frame of ancestors(parent)) {
    if (frame === document.body || frame === document.documentElement) break;
    const style = getComputedStyle(frame);
    const isNotClippedBy =
      position === 'fixed' || (position === 'absolute' && style.position === 'static');
    if (isNotClippedBy) continue;
    position = style.position;
    const flows = [style.overflowX, style.overflowY];
    const isScroller = flows.some((flow) => flow === 'auto' || flow === 'scroll');
    const [isX = false, isY = false] = flows.map((flow) => flow !== 'visible');
    if (isX || isY) found.push({ frame, isX, isY, isScroller });
  }
  return found;
}

/**
 * Frames that clip their overflow; behind a scroller nothing is lost.
 *
 * @param {Element} parent of the text
 */
function clips(parent) {
  const all = frames(parent);
  const end = all.findIndex(({ isScroller }) => isScroller);
  return end < 0 ? all : all.slice(0, end);
}

/**
 * An ellipsis hides nothing where the browser shows the full text as a tooltip, where a card shows it on hover and
 * focus, or where the same text appears uncut elsewhere in the page.
 *
 * @param {Element} clip
 * @param {Text} node
 */
function isReadableElsewhere(clip, node) {
  const { textOverflow, webkitLineClamp } = getComputedStyle(clip);
  if (textOverflow !== 'ellipsis' && webkitLineClamp === 'none') return false;
  const words = node.data.trim();
  return (
    ancestors(node.parentElement ?? clip).some(
      (at) =>
        at.getAttribute('title')?.includes(words) ||
        (at.matches('[data-has-card]') && at.getAttribute('aria-label')?.includes(words)),
    ) ||
    texts().some(
      ({ node: other, parent }) =>
        other !== node && other.data.includes(words) && clips(parent).length === 0,
    )
  );
}

/**
 * Whether a line of text reaches out of an edge, in the given directions.
 *
 * @param {LineBox} line
 * @param {DOMRect} edge
 * @param {{ isX: boolean, isY: boolean }} [counts]
 */
function isBeyond(
  { left, right, top, bottom, height },
  edge,
  { isX, isY } = { isX: true, isY: true },
) {
  return (
    (isX && (left < edge.left - slack || right > edge.right + slack)) ||
    (isY &&
      (top < edge.top - height * inkFreeShare || bottom > edge.bottom + height * inkFreeShare))
  );
}

/**
 * Texts that are partly invisible, and that scrolling does not reveal.
 *
 * @returns {string[]}
 */
export function cut() {
  /** @type {Set<string>} */
  const faults = new Set();
  for (const { node, parent, boxes } of texts()) {
    /** @type {LineBox[]} */
    let shown = boxes;
    for (const { frame, isX, isY } of clips(parent)) {
      const edge = frame.getBoundingClientRect();
      const isCut = shown.some((box) => isBeyond(box, edge, { isX, isY }));
      // Text clipped by one frame does not reach the frames around it.
      shown = shown.flatMap((box) => shownIn(box, edge, { isX, isY }));
      if (isCut && !isReadableElsewhere(frame, node))
        faults.add(`“${node.data.trim().slice(0, 40)}” is cut off by ${called(frame)}`);
    }
  }
  for (const { node, parent, boxes } of texts()) {
    const control = parent.closest(pressable);
    if (!control || getComputedStyle(control).display === 'inline') continue;
    // Clipped texts are reported above, in the directions in which they are clipped.
    const around = clips(parent);
    if (around.some(({ frame }) => frame !== control)) continue;
    const [own] = around;
    const edge = control.getBoundingClientRect();
    if (boxes.some((box) => isBeyond(box, edge, { isX: !own?.isX, isY: !own?.isY })))
      faults.add(`“${node.data.trim().slice(0, 40)}” reaches out of ${called(control)}`);
  }
  return [...faults];
}

/**
 * The part of a line within an edge, in the given directions; empty for a line that is all beyond it.
 *
 * @param {LineBox} line
 * @param {DOMRect} edge
 * @param {{ isX: boolean, isY: boolean }} counts
 * @returns {LineBox[]}
 */
function shownIn(line, edge, { isX, isY }) {
  if (isY && (line.top >= edge.bottom || line.bottom <= edge.top)) return [];
  if (!isX) return [line];
  const left = Math.max(line.left, edge.left);
  return [{ ...line, left, right: Math.min(line.right, edge.right) }];
}

/** The fixed or sticky ancestor, if any: its texts overlap others on purpose. @param {Element} element */
function layerOf(element) {
  const chain = ancestors(element);
  const floating = chain.find((at) => ['fixed', 'sticky'].includes(getComputedStyle(at).position));
  return floating ?? chain.at(-3);
}

/** @typedef {{ node: Text, layer: Element | undefined, scrollers: Element[], box: Box }} Line of a text */
/** @typedef {{ left: number, right: number, top: number, bottom: number }} Box */
/** @typedef {Box & { height: number }} LineBox */

/**
 * Texts that overlap. A text scrolled out of sight below another part of the page is no fault; within one scroller
 * every overlap is, because all of it can be scrolled to.
 *
 * @returns {string[]}
 */
export function overlapping() {
  /** @type {Line[]} */
  const all = texts().flatMap(({ node, parent, boxes }) => {
    const layer = layerOf(parent);
    const edges = clips(parent).map(({ frame }) => frame);
    const scrollers = frames(parent)
      .filter(({ isScroller }) => isScroller)
      .map(({ frame }) => frame);
    return boxes.map((box) => ({ node, layer, scrollers, box: within(box, edges) }));
  });
  /** @type {Set<string>} */
  const faults = new Set();
  for (const [at, one] of all.entries()) {
    for (const two of all.slice(at + 1)) {
      if (one.node === two.node || one.layer !== two.layer) continue;
      if (isOver(one.box, two.box) && isOver(shownBeside(one, two), shownBeside(two, one)))
        faults.add(
          `“${one.node.data.trim().slice(0, 40)}” lies over “${two.node.data.trim().slice(0, 40)}”`,
        );
    }
  }
  return [...faults];
}

/** @param {Box} one @param {Box} two */
function isOver(one, two) {
  const width = Math.min(one.right, two.right) - Math.max(one.left, two.left);
  const height = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
  const line = Math.min(one.bottom - one.top, two.bottom - two.top);
  return width > 2 && height > line * 2 * inkFreeShare;
}

/** The part of a line that is visible together with the other. @param {Line} line @param {Line} other */
function shownBeside({ box, scrollers }, { node }) {
  return within(
    box,
    scrollers.filter((scroller) => !scroller.contains(node)),
  );
}

/** @param {Box} box @param {Element[]} around */
function within(box, around) {
  const edges = around.map((frame) => frame.getBoundingClientRect());
  return {
    left: Math.max(box.left, ...edges.map(({ left }) => left)),
    right: Math.min(box.right, ...edges.map(({ right }) => right)),
    top: Math.max(box.top, ...edges.map(({ top }) => top)),
    bottom: Math.min(box.bottom, ...edges.map(({ bottom }) => bottom)),
  };
}
