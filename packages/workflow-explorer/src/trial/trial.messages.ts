/** “A manager” within a sentence; people keep their names. */
const within = (name: string) =>
  name.replace(/^An? (?=[a-z])/u, (article) => article.toLowerCase());

/** The trial and its steps. */
export const trialMessages = {
  name: 'The trial',
  notice: 'This is a trial. Nothing is saved.',
  isShown: (item: string | null) =>
    `You see a trial${item === null ? '' : ` of “${item}”`}. Nothing is saved.`,
  goOn: 'Continue the trial',
  end: 'End the trial',
  from: 'Start from',
  tools: 'Trial',
  origins: { start: 'The start', state: 'The selected state', item: 'The item' },
  state: (label: string) => `Selected state: ${label}`,
  opened: (label: string, isNew: boolean) =>
    `Try it is open. The trial ${isNew ? 'starts' : 'continues'} from ${label}.`,
  startOver: 'Start over',
  startedOver: 'Started over.',
  back: 'Back',
  wentBack: 'One step back.',
  isFirst: 'This is the first step.',
  forward: 'Forward',
  wentForward: 'One step forward.',
  isLast: 'This is the last step.',
  wentTo: 'Changed step.',
  copy: 'Copy as scenario',
  copied: 'Scenario copied',
  scenario: 'a trial',
  unreachable: 'No sample reaches the selected state. Start from the start.',
  failed: (move: string) => `${move}: the machine failed. Try another step.`,
  now: (states: string, about: string | null) =>
    `Now in ${states}${about === null ? '' : `: ${about}`}.`,
  by: (move: string, name: string) => `${move} by ${within(name)}`,
  byClock: (move: string) => `By the clock: ${move}`,
  outcomes: {
    taken: 'taken',
    refused: 'refused',
    forbidden: 'ignored on purpose',
    'not handled': 'not handled here',
  },
  clock: (name: string, date: string) =>
    name === '' ? `The clock shows ${date}` : `Playing as ${within(name)} on ${date}`,
  dayPasses: '1 day passes',
  pass: (time: string) => `${time} pass`,
  succeeds: (name: string) => `${name} succeeds`,
  fails: (name: string) => `${name} fails`,
  payload: (label: string) => `Payload of ${label}`,
  json: 'Send an event as JSON',
  jsonLabel: 'Event',
  noJson: 'This isn’t JSON. Check its quotes, commas and braces.',
  noType: 'Enter an object with a type, such as { "type": "CANCEL" }.',
  edit: (label: string) => `Edit payload of ${label}`,
  utc: (field: string) => `${field} (UTC)`,
  send: 'Send',
  steps: 'Steps so far',
  beside: 'Side by side with',
  noBeside: 'Nothing',
  thisTrial: 'This trial',
  otherTrial: 'Other trial',
  stepTo: (label: string, states: string) => `${label} → ${states}`,
};
