/** The details of a state. */
export const factsMessages = {
  start: 'Start',
  entry: 'On entry',
  exit: 'On exit',
  runs: 'Runs',
  source: 'Source',
  added: 'Added to the spec',
  path: 'Path',
};
