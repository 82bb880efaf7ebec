/** Journeys of kills and faults, which strike at another moment each time. */
const faults = ['survival', 'storage', 'conflict'];
const kills = ['killed-browser'];
/** Journeys that open many screens in turn. */
const walks = ['axe-overlays', 'every-failure', 'every-screen', 'layout', 'text-size', 'zoom'];

/** @param {readonly string[]} names @returns {string} a pattern of the paths of these journeys */
const named = (names) => `/(?:${names.join('|')})\\.spec\\.ts$`;

/** @typedef {{ name: string, files: string, args: readonly string[] }} Journeys */

/**
 * Which journeys `pnpm verify` runs: each tagged `@verify` belongs to one of these steps, also in a
 * file that is new.
 *
 * @type {readonly Journeys[]}
 */
export const verifyJourneys = [
  { name: 'journeys through many screens', files: named(walks), args: ['--grep=@verify'] },
  {
    name: 'journeys',
    files: `/(?!(?:${[...walks, ...faults, ...kills].join('|')})\\.)[^/]+\\.spec\\.ts$`,
    args: ['--grep=@verify'],
  },
  { name: 'kills and faults, again and again', files: named(faults), args: ['--repeat-each=3'] },
  // Forty kills a run, half of them during the first opening.
  {
    name: 'two hundred kills',
    files: named(kills),
    args: ['--repeat-each=5', '--fully-parallel'],
  },
];
