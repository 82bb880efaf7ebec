/** The differences from another version. */
const marks = { added: 'new', removed: 'removed', changed: 'changed' };

/** The diagram, its pictures and the small one of an item. */
export const diagramMessages = {
  label: (name: string) => `Diagram of ${name}. Press ? for keys.`,
  find: 'Find a state',
  noState: 'No state matches',
  inside: (state: string) => `In ${state}`,
  keys: 'Keys',
  ended: 'this process has ended',
  otherData: 'not with this data',
  rulesShown: 'rules shown',
  noStep: 'No such step.',
  noPrevious: 'No previous state.',
  noOuter: 'No outer state.',
  noInner: 'No inner states.',
  times: {
    present: 'you are here',
    past: 'passed',
    possible: 'next',
    other: '',
    ...marks,
  },
  stepTimes: { past: 'taken', possible: 'next', other: '', ...marks },
  /** The text of a small picture: where an item is, was and can go. */
  picture: (here: string, passed: readonly string[], possible: readonly string[]) =>
    [
      `Workflow: now ${here}.`,
      passed.length > 0 ? ` Passed: ${passed.join(', ')}.` : '',
      possible.length > 0 ? ` Next: ${possible.join(', ')}.` : '',
    ].join(''),
  inner: (count: number) => (count === 1 ? '1 inner state' : `${String(count)} inner states`),
  final: 'final',
  history: 'last active',
  legend: '↻ marks steps that stay in their state.',
  itemLegend:
    'The item’s state has a thick frame and one square corner. Possible steps are thick and round, taken ones dashed and square.',
};
