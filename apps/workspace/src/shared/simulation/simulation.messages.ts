/** Words of the dialog that sets the simulation. */
export const simulationMessages = {
  title: 'Simulation',
  description:
    'The backend runs in this browser and imitates a server. What you set here holds for this tab.',
  latency: 'Latency',
  latencyHelp: 'Multiplies every simulated delay: 0 is at once, 10 the slowest.',
  latencyWrong: 'Enter a number from 0 to 10.',
  fail: 'Operations that fail',
  failHelp:
    'Names with commas between them, such as content.approve, files.upload; with !after behind a name it is done and only its answer is lost; or the share of all operations, such as 0.2.',
  failUnknown: (name: string) => `There is no operation called ${name}.`,
  failRateWrong: 'Enter a share from 0 to 1.',
  offline: 'Offline: every operation fails as if the network were gone',
  apply: 'Apply',
  applied: 'Simulation changed',
  world: 'Clock and samples',
  worldHelp: 'These start the page again.',
  now: 'The clock starts from',
  nowHelp: 'A time such as 2025-06-15T09:00Z; empty for the real time.',
  nowWrong: 'Enter a time such as 2025-06-15T09:00Z.',
  scale: 'Size of the samples',
  scaleHelp: 'A whole number from 1 to 100; each size has a database of its own.',
  scaleWrong: 'Enter a whole number from 1 to 100.',
  restart: 'Reload with these',
} as const;
