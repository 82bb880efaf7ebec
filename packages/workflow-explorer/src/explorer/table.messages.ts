/** The table of all steps. */
export const tableMessages = {
  caption: 'Steps',
  filter: 'Find steps',
  from: 'From',
  event: 'Step',
  to: 'To',
  needs: 'Needs',
  /** Below the name of a step that says something else. */
  trigger: (trigger: string) => `(${trigger})`,
  who: 'Who can',
  used: 'Last used',
  /** How many scenarios of the tests cover a step. */
  covered: 'Tests',
  noScenario: 'None',
  never: 'Never',
  inTrial: 'In this trial',
  dependsOnData: 'Depends on the data',
  byItself: 'Happens by itself',
};
