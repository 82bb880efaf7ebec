/** A ratio over the stored one times this is worse; a smaller difference is noise of the machine. */
const tolerance = 1.2;

/**
 * @param {Readonly<Record<string, number>>} kept by name of the figure
 * @param {Readonly<Record<string, number>>} measured
 * @returns {{ name: string, before: number, now: number }[]} a figure that is no longer measured is worse, too
 */
export function worseThan(kept, measured) {
  return Object.entries(kept).flatMap(([name, before]) => {
    const now = measured[name] ?? Number.POSITIVE_INFINITY;
    return now > before * tolerance ? [{ name, before, now }] : [];
  });
}

/**
 * @param {Readonly<Record<string, number>>} kept
 * @param {Readonly<Record<string, number>>} measured
 * @returns {string[]} the figures that nothing is compared with, because they were never kept
 */
export const unkept = (kept, measured) => Object.keys(measured).filter((name) => !(name in kept));
