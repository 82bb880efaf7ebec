/** The log, and the data of an event in it. */
export const logMessages = {
  label: 'Log',
  filter: 'Outcome',
  all: 'All outcomes',
  empty: {
    title: 'Nothing has happened yet',
    description: 'Open an item’s workflow to see its history, or use Try it.',
  },
  noHistory: {
    title: 'No history',
    description: 'Nothing is recorded yet. Use Try it to see where its steps lead.',
  },
  found: (count: number) => (count === 1 ? '1 event' : `${String(count)} events`),
  noMatch: 'No events with this outcome.',
  things: 'events',
  outcomes: {
    taken: 'Taken',
    refused: 'Refused',
    forbidden: 'Ignored on purpose',
    'not handled': 'Not handled',
  },
  changedData: (fields: string) => `Changed data: ${fields}`,
  moved: (from: string, to: string) => `${from} to ${to}`,
};
