/** Words of the dialog that sets the simulation. */
export const simulationMessages = {
  title: 'Simulation',
  description:
    'The backend runs in this browser and simulates a server. These settings apply to this tab.',
  latency: 'Latency',
  latencyHelp: 'Multiplies every simulated delay. 0 is instant, 10 is the slowest.',
  latencyWrong: 'Enter a number from 0 to 10.',
  fail: 'Operations that fail',
  failHelp:
    'List operations, separated by commas: content.approve, files.upload. Add !after to a name to lose only its answer. Or enter a failure rate, such as 0.2.',
  failUnknown: (name: string) => `There is no operation called ${name}.`,
  failRateWrong: 'Enter a rate from 0 to 1.',
  offline: 'Offline: every operation fails as if there were no network',
  apply: 'Apply',
  applied: 'Simulation changed',
  world: 'Clock and samples',
  worldHelp: 'Changing these reloads the page.',
  now: 'Clock starts at',
  nowHelp: 'For example, 2025-06-15T09:00Z. Leave empty for the real time.',
  nowWrong: 'Enter a time such as 2025-06-15T09:00Z.',
  scale: 'Sample size',
  scaleHelp: 'A whole number from 1 to 100. Each size has its own database.',
  scaleWrong: 'Enter a whole number from 1 to 100.',
  restart: 'Apply and reload',
} as const;
