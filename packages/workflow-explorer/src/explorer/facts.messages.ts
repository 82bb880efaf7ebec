/** The details of a state. */
export const factsMessages = {
  start: 'Start',
  entry: 'On entry',
  exit: 'On exit',
  runs: 'Runs',
  source: 'Source',
  added: 'Our addition',
  path: 'Path',
};
