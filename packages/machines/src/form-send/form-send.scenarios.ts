import type { RegisteredMachine, Scenario } from '../testing/scenario';
import { withUnhandledEvents } from '../testing/unhandled-events';
import type { FormSendContext, FormSendEvent } from './form-send.events';
import { formSendGuardMessages } from './form-send.guards';
import { formSend } from './form-send.machine';
import {
  complete,
  formSendSamples,
  takenEmail,
  unreachable,
  withoutEmail,
} from './form-send.samples';

const start = { input: undefined };
const submit = { send: { type: 'SUBMIT' } } as const;
const reset = { send: { type: 'RESET' } } as const;
const change = (...paths: string[]) => ({ send: { type: 'CHANGE', paths } }) as const;

/** The messages that remain once the examples were changed. */
const emailAlone = { email: 'Enter an email address.' };
const nothing = { problems: {}, failure: null };
const checking = { state: 'checking', running: { check: null } };
const sending = { state: 'sending', running: { send: null } };
const passes = { resolve: 'check', with: complete } as const;
const lacks = { resolve: 'check', with: withoutEmail } as const;

const scenarios: readonly Scenario<FormSendContext, FormSendEvent>[] = [
  {
    name: 'a form is checked, sent and saved, and can be sent again',
    start,
    begins: { state: 'editing', running: {}, context: { ...nothing, refusals: 0 } },
    steps: [
      { ...submit, ...checking },
      { ...passes, ...sending },
      {
        resolve: 'send',
        with: null,
        state: 'sent',
        running: {},
        context: { ...nothing, refusals: 0 },
      },
      { ...submit, ...checking },
    ],
  },
  {
    name: 'nothing is sent while fields need attention, and a changed field loses its message',
    start,
    steps: [
      { ...submit, ...checking },
      {
        ...lacks,
        state: 'incomplete',
        running: {},
        context: { problems: withoutEmail.problems, failure: null, refusals: 1 },
      },
      {
        ...change('examples'),
        state: 'incomplete',
        context: { problems: emailAlone, refusals: 1 },
      },
      { ...change('emails', 'mail'), state: 'incomplete', context: { problems: emailAlone } },
      { ...submit, ...checking, context: { problems: emailAlone } },
      { ...change('email'), ...checking, context: { problems: {} } },
      { ...passes, ...sending },
    ],
  },
  {
    name: 'a refusal of the backend keeps its words until the form is sent again',
    start,
    steps: [
      { ...submit, ...checking },
      { ...passes, ...sending },
      {
        reject: 'send',
        with: takenEmail,
        state: 'refused',
        running: {},
        context: { ...takenEmail, refusals: 1 },
      },
      { ...submit, ...checking, context: { ...takenEmail, refusals: 1 } },
      { ...passes, ...sending, context: nothing },
      {
        reject: 'send',
        with: unreachable,
        state: 'refused',
        context: { ...unreachable, refusals: 2 },
      },
      { ...change('email'), state: 'refused', context: { ...unreachable, refusals: 2 } },
      { ...submit, ...checking, context: { ...unreachable, refusals: 2 } },
      { ...lacks, state: 'incomplete', context: { failure: null, refusals: 3 } },
    ],
  },
  {
    name: 'restoring the saved values takes the messages away',
    start,
    steps: [
      { ...submit, ...checking },
      { ...lacks, state: 'incomplete' },
      { ...reset, state: 'editing', context: { ...nothing, refusals: 1 } },
      { ...submit, ...checking },
      { ...passes, ...sending },
      { reject: 'send', with: unreachable, state: 'refused' },
      { ...reset, state: 'editing', context: { ...nothing, refusals: 2 } },
    ],
  },
  {
    name: 'a check that fails says so, and an unknown error gets the general message',
    start,
    steps: [
      { ...submit, ...checking },
      {
        reject: 'check',
        with: { code: 'offline', message: 'The workspace cannot be reached.' },
        state: 'refused',
        running: {},
        context: { problems: {}, failure: 'The workspace cannot be reached.', refusals: 1 },
      },
      { ...submit, ...checking },
      {
        reject: 'check',
        with: null,
        state: 'refused',
        context: { problems: {}, failure: 'That did not work.', refusals: 2 },
      },
    ],
  },
  withUnhandledEvents(
    {
      name: 'a state takes its own events alone',
      start,
      begins: { state: 'editing' },
      steps: [
        { ...submit, ...checking },
        { ...lacks, state: 'incomplete', running: {} },
        { ...submit, ...checking },
        { ...passes, ...sending },
        { reject: 'send', with: unreachable, state: 'refused', running: {} },
        { ...submit, ...checking },
        { ...passes, ...sending },
        { resolve: 'send', with: null, state: 'sent', running: {} },
      ],
    },
    formSendSamples,
    {
      editing: ['SUBMIT', 'CHANGE'],
      checking: ['CHANGE'],
      incomplete: ['SUBMIT', 'CHANGE', 'RESET'],
      sending: ['CHANGE'],
      refused: ['SUBMIT', 'CHANGE', 'RESET'],
      sent: ['SUBMIT', 'CHANGE'],
    },
  ),
];

export const fixtures: RegisteredMachine<FormSendContext, FormSendEvent> = {
  label: 'Form',
  machine: formSend,
  scenarios,
  samples: formSendSamples,
  words: formSendGuardMessages,
  tags: {
    editing: ['editable'],
    checking: ['busy'],
    incomplete: ['editable', 'needsAttention'],
    sending: ['busy'],
    refused: ['editable', 'needsAttention'],
    sent: ['editable'],
  },
};
