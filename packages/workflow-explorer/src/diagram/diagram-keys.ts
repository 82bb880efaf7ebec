/** Keys that ask the machine, which two versions in one diagram don’t have. */
const asking: readonly string[] = ['G', 'S'];

/** The keys of the diagram, which work only while focus is in it. */
export const diagramKeys = [
  { keys: ['↓', '↑'], does: 'Next or previous step of the state' },
  { keys: ['Enter', '→'], does: 'Follow the step' },
  { keys: ['Backspace', '←'], does: 'Return to the previous state' },
  { keys: ['1–9'], does: 'Follow a step by its number in “Next steps”' },
  { keys: ['P'], does: 'Go to the outer state' },
  { keys: ['I'], does: 'Go to the first inner state' },
  { keys: ['G'], does: 'Show the rules of the step' },
  { keys: ['S'], does: 'Send the chosen step in a trial, or start a trial in the state' },
  { keys: ['/'], does: 'Find a state' },
  { keys: ['?'], does: 'Show these keys' },
] as const;

/** The keys of a diagram of two versions. */
export const comparedKeys = diagramKeys.filter(({ keys }) =>
  keys.every((key) => !asking.includes(key)),
);
