/** A step that is opened in the panel: its parts and its rules. */
export const whyMessages = {
  on: 'Also in every state of',
  /** Of a step whose name says something else. */
  trigger: 'Trigger',
  needs: 'Needs',
  does: 'Does',
  covered: (count: number) => `Covered by ${count === 1 ? '1 test' : `${String(count)} tests`}`,
  title: (label: string) => `Rules of “${label}”`,
  with: 'Payload',
  verdicts: (name: string) => ({
    taken: name === '' ? 'This step can be taken.' : `${name} can take this step.`,
    refused: name === '' ? 'This step is refused.' : `${name} can’t take this step.`,
    forbidden: 'This event is ignored on purpose.',
    'not handled': 'No step waits for this event here.',
  }),
  /** Of a timer, a result or a step that needs no event. */
  automatic: {
    taken: 'This step happens by itself.',
    refused: 'This step doesn’t happen with this data.',
    forbidden: 'This event is ignored on purpose.',
    'not handled': 'No step waits for this event here.',
  },
  /** An event that the selected state has no step for. */
  elsewhere: (label: string) => `“${label}” isn’t a step of this state. It’s a step of:`,
  nowhere: (event: string) => `This workflow has no step named “${event}”.`,
  /** The step with the nearest name, above the states that have it. */
  meant: (label: string) => `Did you mean “${label}”? It’s a step of:`,
  holds: 'Met',
  fails: 'Not met',
  unknown: 'Can’t be checked',
  unnamed: 'A rule without a name',
  details: 'Values as stored',
  groups: {
    and: { yes: 'All of these are met', no: 'Not all of these are met' },
    or: { yes: 'At least one of these is met', no: 'None of these is met' },
    not: { yes: 'This must not apply, and doesn’t', no: 'This must not apply, but does' },
  },
  unknownGroup: 'Can’t be checked as a whole',
  not: (rule: string) => `not “${rule}”`,
  fix: 'How to fix it',
  whoCan: 'Can take it now',
  tryStep: 'Try this step',
  noOne: 'No one you can see can take it now.',
  unreachable: 'No sample reaches this state, so its rules can’t be checked here.',
  noRules: 'This step has no rules.',
  chooseWho: 'Choose a person under “Act as” to see each rule answered for them.',
};
