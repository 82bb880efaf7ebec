/** The machine explorer: its bar, outline and panel. Other parts have their own. */
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
  outline: { label: 'States', exits: steps },
  here: {
    item: 'You are here',
    itemThen: 'The item was here',
    running: 'Running here',
    actorThen: 'Ran here',
    ended: 'Ended here',
    trial: 'The trial is here',
  },
  panel: {
    label: 'Selected state',
    none: 'Select a state.',
    next: 'Next steps',
    noNext: 'No further steps.',
    sample: 'These answers are based on sample data.',
    answeredFor: (samples: readonly string[]) => `Answered for samples: ${samples.join(', ')}.`,
    otherBranch: 'Not with this data',
    arrives: 'Arrives from',
    arrival: (state: string, step: string) => `${state}: ${step}`,
    inside: 'Contains',
    outside: 'Part of',
    about: 'Details',
    back: 'Previous state',
    tryFromHere: 'Try from here',
    spent: (time: string) => `Time here so far: ${time}`,
    start: 'Start',
  },
};

function steps(count: number): string {
  if (count === 0) return 'No next steps';
  return count === 1 ? '1 next step' : `${String(count)} next steps`;
}
