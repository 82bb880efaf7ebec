/** The machine explorer: its bar, outline, panel and log. Other parts have their own. */
export const explorerMessages = {
  views: {
    label: 'View',
    outline: 'Outline',
    diagram: 'Diagram',
    table: 'Table',
    log: 'Log',
    people: 'Who can',
    try: 'Try it',
    export: 'Export',
    compare: 'Compare',
  },
  bar: 'View and person',
  person: 'Act as',
  /** Short, for the bar of a phone. */
  anyone: 'As: Anyone',
  you: 'As: You',
  loading: 'Loading view',
  outline: { label: 'States', exits: (count: number) => steps(count) },
  here: {
    item: 'You are here',
    itemThen: 'It was here',
    running: 'Running here',
    actorThen: 'It ran here',
    ended: 'Ended here',
    trial: 'The trial is here',
    named: (name: string, place: { asOf?: string | null; hasEnded?: boolean }) => {
      if (place.asOf) return `“${name}” was here`;
      if (place.hasEnded === undefined) return `“${name}” is here`;
      return place.hasEnded ? `“${name}” ended here` : `“${name}” is running here`;
    },
  },
  timeline: {
    open: 'Timeline',
    now: (name: string, states: string) => `“${name}” is in ${states}.`,
    asOf: (time: string) => `As of ${time}`,
    showNow: 'Show now',
  },
  panel: {
    label: 'Selected state',
    none: 'Select a state to see its steps.',
    next: 'Next steps',
    noNext: 'No further steps.',
    arrives: 'Arrives from',
    noArrivals: 'Nothing leads here.',
    arrival: (state: string, step: string) => `${state}: ${step}`,
    inside: 'Contains',
    outside: 'Part of',
    about: 'Details',
    back: 'Previous state',
    spent: (time: string) => `Time here so far: ${time}`,
    entry: 'On entry',
    exit: 'On exit',
    runs: 'Runs',
    source: 'Source',
    added: 'Added to the spec',
    path: 'Path',
    start: 'Start',
  },
  trial: {
    shown: 'You see a trial. Nothing is saved.',
    goOn: 'Continue the trial',
    end: 'End the trial',
  },
  log: {
    label: 'Log',
    filter: 'Outcome',
    all: 'All outcomes',
    empty: 'Nothing has happened yet',
    emptyHelp: 'Open an item’s workflow to see its history, or use Try it.',
    noMatch: 'No events with this outcome.',
    more: (next: number, left: number) => `Show ${String(next)} more of ${String(left)}`,
    outcomes: {
      taken: 'Taken',
      refused: 'Refused',
      forbidden: 'Ignored on purpose',
      'not handled': 'Not handled',
    },
    details: 'Details',
    rules: (rule: string) => `Rules met: ${rule}`,
    changedData: (fields: string) => `Changed data: ${fields}`,
    moved: (from: string, to: string) => `${from} to ${to}`,
  },
};

function steps(count: number): string {
  if (count === 0) return 'No next steps';
  return count === 1 ? '1 next step' : `${String(count)} next steps`;
}
