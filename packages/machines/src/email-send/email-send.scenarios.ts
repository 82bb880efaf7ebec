import type { RegisteredMachine, Scenario } from '../testing/scenario';
import { withUnhandledEvents } from '../testing/unhandled-events';
import type { EmailSendContext, EmailSendEvent, SendFacts } from './email-send.events';
import { emailSendGuardMessages } from './email-send.guards';
import { emailSend } from './email-send.machine';
import { begunEmail, draftEmail, emailSendSamples, sampleRun } from './email-send.samples';

type SendScenario = Scenario<EmailSendContext, EmailSendEvent>;

const start = { input: undefined };
const offline = { code: 'offline', message: 'The workspace cannot be reached.' } as const;
const clear = { isPausing: false, error: null };
const failure = { isPausing: false, error: { ...offline, fields: [] } };
const atRest = { state: 'idle', running: {}, context: { run: null, ...clear } } as const;

const send = (change: Partial<SendFacts> = {}) => ({
  send: { type: 'SEND', email: { ...draftEmail, ...change } } as const,
});
const resume = (change: Partial<SendFacts> = {}) => ({
  send: { type: 'RESUME', email: { ...begunEmail, ...change } } as const,
});
const beginning = {
  state: 'beginning',
  running: { beginSending: sampleRun(0) },
  context: { run: sampleRun(0), ...clear },
};
const delivering = (delivered: number) => ({
  state: 'delivering',
  running: { deliverBatch: sampleRun(delivered) },
  context: { run: sampleRun(delivered), ...clear },
});
const begun = { resolve: 'beginSending', with: sampleRun(0), ...delivering(0) };
const batch = (delivered: number) => ({ resolve: 'deliverBatch', with: sampleRun(delivered) });
const pause = { send: { type: 'PAUSE' }, state: 'delivering' } as const;
const refused = { outcome: 'refused', ...atRest } as const;
const sent = { state: 'sent', running: {}, context: { run: sampleRun(120), ...clear } };

const scenarios: readonly SendScenario[] = [
  {
    name: 'an email is sent batch after batch, and only once',
    start,
    begins: atRest,
    steps: [
      { ...send(), ...beginning },
      begun,
      { ...batch(50), ...delivering(50) },
      { ...batch(100), ...delivering(100) },
      { ...batch(120), ...sent },
      { ...send(), outcome: 'not handled', ...sent },
    ],
  },
  {
    name: 'nothing is sent without the right, twice, to nobody or against the check',
    start,
    steps: [
      { ...send({ mayPublish: false }), ...refused },
      { ...send({ status: 'sent' }), ...refused },
      { ...send({ delivered: 50 }), ...refused },
      { ...send({ recipients: 0 }), ...refused },
      { ...send({ problems: ['Add an unsubscribe link to the footer.'] }), ...refused },
      { ...send(), ...beginning },
    ],
  },
  {
    name: 'a run is paused after the batch that is being sent, and resumed',
    start,
    steps: [
      { ...send(), ...beginning },
      begun,
      {
        send: { type: 'PAUSE' },
        ...delivering(0),
        context: { run: sampleRun(0), isPausing: true, error: null },
      },
      {
        ...batch(50),
        state: 'paused',
        running: {},
        context: { run: sampleRun(50), ...clear },
      },
      { ...resume({ mayPublish: false }), outcome: 'refused', state: 'paused' },
      { ...resume({ status: 'sent' }), outcome: 'refused', state: 'paused' },
      { ...resume({ delivered: null }), outcome: 'refused', state: 'paused' },
      { ...resume(), ...delivering(50) },
      { ...batch(120), ...sent },
    ],
  },
  {
    name: 'a run that got on elsewhere is continued from there',
    start,
    steps: [
      { ...send(), ...beginning },
      { ...begun, with: sampleRun(50), ...delivering(50) },
      pause,
      { ...batch(70), state: 'paused' },
      { ...resume({ delivered: 100 }), ...delivering(100) },
    ],
  },
  {
    name: 'a pause that comes with the last batch changes nothing',
    start,
    steps: [
      { ...resume(), ...delivering(50) },
      pause,
      {
        ...batch(120),
        state: 'sent',
        context: { run: sampleRun(120), isPausing: true, error: null },
      },
    ],
  },
  {
    name: 'a run from before a reload is resumed where it stopped',
    start,
    steps: [
      { ...resume({ mayPublish: false }), ...refused },
      { ...resume({ status: 'sent' }), ...refused },
      { ...resume({ delivered: null }), ...refused },
      { ...resume(), ...delivering(50) },
      { ...batch(100), ...delivering(100) },
    ],
  },
  {
    name: 'a run that cannot begin keeps the reason, and is tried again',
    start,
    steps: [
      { ...send(), ...beginning },
      {
        reject: 'beginSending',
        with: offline,
        state: 'notBegun',
        running: {},
        context: { run: sampleRun(0), ...failure },
      },
      { ...send({ mayPublish: false }), outcome: 'refused', state: 'notBegun' },
      { ...send({ status: 'sent' }), outcome: 'refused', state: 'notBegun' },
      { ...send({ delivered: 50 }), outcome: 'refused', state: 'notBegun' },
      { ...send({ recipients: 0 }), outcome: 'refused', state: 'notBegun' },
      { ...send({ problems: ['No.'] }), outcome: 'refused', state: 'notBegun' },
      { send: { type: 'RETRY' }, ...beginning },
      { reject: 'beginSending', with: offline, state: 'notBegun' },
      { ...send(), ...beginning },
    ],
  },
  {
    name: 'a batch that fails is tried again from where the run stopped, and no longer paused',
    start,
    steps: [
      { ...resume(), ...delivering(50) },
      pause,
      {
        reject: 'deliverBatch',
        with: offline,
        state: 'failed',
        running: {},
        context: { run: sampleRun(50), ...failure },
      },
      { send: { type: 'RETRY' }, ...delivering(50) },
      { ...batch(120), ...sent },
    ],
  },
  withUnhandledEvents(
    {
      name: 'a state takes its own events alone',
      start,
      begins: atRest,
      steps: [
        { ...send(), ...beginning },
        { reject: 'beginSending', with: offline, state: 'notBegun', running: {} },
        { send: { type: 'RETRY' }, ...beginning },
        begun,
        pause,
        { ...batch(50), state: 'paused', running: {} },
        { ...resume(), ...delivering(50) },
        { reject: 'deliverBatch', with: offline, state: 'failed', running: {} },
        { send: { type: 'RETRY' }, ...delivering(50) },
        { ...batch(120), ...sent },
      ],
    },
    emailSendSamples,
    {
      idle: ['SEND', 'RESUME'],
      delivering: ['PAUSE'],
      paused: ['RESUME'],
      notBegun: ['RETRY', 'SEND'],
      failed: ['RETRY'],
    },
  ),
];

export const fixtures: RegisteredMachine<EmailSendContext, EmailSendEvent> = {
  label: 'Sending an email',
  machine: emailSend,
  scenarios,
  samples: emailSendSamples,
  words: emailSendGuardMessages,
  tags: {
    idle: ['editable'],
    beginning: ['busy'],
    delivering: ['busy'],
    paused: ['needsAttention'],
    notBegun: ['editable', 'needsAttention'],
    failed: ['needsAttention'],
    sent: ['terminal'],
  },
};
