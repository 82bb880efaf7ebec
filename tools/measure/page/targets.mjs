import { ancestors, called, controls, shownAs } from './seen.mjs';

/**
 * Pressable targets that are too small (WCAG 2.5.5, 2.5.8), each with its size. Links within a sentence are as
 * large as its words.
 *
 * @param {number} least CSS pixels, in both directions
 * @returns {string[]}
 */
export function smallerThan(least) {
  /** @type {Set<string>} */
  const faults = new Set();
  for (const control of controls()) {
    const target = shownAs(control);
    if (!target || isInSentence(target)) continue;
    const { width, height } = sizeOf(target, least);
    // A target covered by a layer cannot be pressed.
    if (isCovered(target)) continue;
    if (width < least - 0.5 || height < least - 0.5)
      faults.add(`${called(target)} is ${Math.round(width)} × ${Math.round(height)}`);
  }
  return [...faults];
}

/** @param {Element} link */
function isInSentence(link) {
  if (getComputedStyle(link).display !== 'inline') return false;
  const block = ancestors(link).find((at) => getComputedStyle(at).display !== 'inline');
  if (!block) return false;
  /** @param {string} text */
  const letters = (text) => text.replace(/[^\p{Letter}\p{Number}]/gu, '').length;
  const links = [...block.querySelectorAll('a, button')].reduce(
    (sum, { textContent }) => sum + letters(textContent),
    0,
  );
  return letters(block.textContent) > links;
}

/** Whether another element covers its corners and its middle. @param {Element} target */
function isCovered(target) {
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const places = [
    [left + 1, top + 1],
    [right - 1, top + 1],
    [left + 1, bottom - 1],
    [right - 1, bottom - 1],
    [(left + right) / 2, (top + bottom) / 2],
  ];
  return places.every(([x = 0, y = 0]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && !target.contains(hit) && !hit.contains(target);
  });
}

/**
 * The box, or more where presses around it reach the same element (padding, drawn areas). At an edge of the window, or
 * half under a layer, it is measured again in the middle.
 *
 * @param {Element} target
 * @param {number} least
 */
function sizeOf(target, least) {
  const found = reachOf(target, least);
  if (found.width >= least - 0.5 && found.height >= least - 0.5) return found;
  target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  return reachOf(target, least);
}

/** @param {Element} target @param {number} least */
function reachOf(target, least) {
  const box = target.getBoundingClientRect();
  if (box.width >= least && box.height >= least) return box;
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  /** @param {number} dx @param {number} dy */
  const reach = (dx, dy) => {
    let steps = 0;
    const isHit = () =>
      target.contains(document.elementFromPoint(x + dx * (steps + 0.5), y + dy * (steps + 0.5)));
    while (steps < least && isHit()) steps += 0.5;
    return steps;
  };
  return {
    width: Math.max(box.width, reach(1, 0) + reach(-1, 0)),
    height: Math.max(box.height, reach(0, 1) + reach(0, -1)),
  };
}
