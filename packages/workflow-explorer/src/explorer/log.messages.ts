/** The log, and the lines of an event in it. */
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
    description: 'The steps of this item aren’t recorded. Use Try it to see where each one leads.',
  },
  noMatch: 'No events with this outcome.',
  things: 'events',
  outcomes: {
    taken: 'Taken',
    refused: 'Refused',
    forbidden: 'Ignored on purpose',
    'not handled': 'Not handled',
  },
  rules: (rule: string) => `Rules met: ${rule}`,
  /** An entry of a list, with its changed fields. */
  entry: (name: string, changed: readonly string[]) =>
    changed.length === 0 ? name : `${name} (${changed.join(', ')})`,
  changedData: (fields: string) => `Changed data: ${fields}`,
  moved: (from: string, to: string) => `${from} to ${to}`,
};
