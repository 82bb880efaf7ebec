import { assign, setup } from 'xstate';

import { failureOf } from '../refusal/failure';
import { errorOf, outputOf } from '../statechart/actor-events';
import { mustBeProvided } from '../statechart/must-be-provided';
import type { StateMeta, StateTag, StepMeta } from '../statechart/state-meta';
import { stepTexts } from '../statechart/state-meta';
import type { Checked, FormRefusal, FormSendContext, FormSendEvent } from './form-send.events';
import { formSendGuards } from './form-send.guards';

/** The rules that this machine carries out. */
const specRef = 'docs/product/data-safety.md#errors';
const { spec, added } = stepTexts(specRef);

/** The refusal that an actor was rejected with; the general message for any other error. */
function refusalOf(error: unknown): FormRefusal {
  const { problems, failure }: Partial<FormRefusal> = { ...(error as object | null) };
  return problems === undefined || failure === undefined
    ? { problems: {}, failure: failureOf(error).message }
    : { problems, failure };
}

/** The messages without those of changed fields and of their nested fields. */
function without({ problems }: FormSendContext, changed: readonly string[]) {
  const isOf = (path: string) =>
    changed.some((name) => path === name || path.startsWith(`${name}.`));
  return Object.fromEntries(Object.entries(problems).filter(([path]) => !isOf(path)));
}

/**
 * A form that is checked, sent, and refused or saved. It holds no typed text: nothing that happens
 * here can lose it.
 */
export const formSend = setup({
  types: {} as {
    context: FormSendContext;
    events: FormSendEvent;
    tags: StateTag;
    meta: StateMeta | StepMeta;
  },
  guards: formSendGuards,
  actors: {
    check: mustBeProvided<Checked, void>('check'),
    send: mustBeProvided<void, void>('send'),
  },
  actions: {
    clear: assign({ problems: {}, failure: null }),
    clearChanged: assign({
      problems: ({ context, event }) =>
        without(
          context,
          'paths' in event && Array.isArray(event.paths) ? (event.paths as string[]) : [],
        ),
    }),
    keepProblems: assign(({ context }, { problems }: Checked) => ({
      problems,
      failure: null,
      refusals: context.refusals + 1,
    })),
    keepRefusal: assign(({ context }, error: unknown) => ({
      ...refusalOf(error),
      refusals: context.refusals + 1,
    })),
  },
}).createMachine({
  id: 'form-send',
  version: '1.0.0',
  description: 'Checks a form and sends it.',
  context: { problems: {}, failure: null, refusals: 0 },
  initial: 'editing',
  on: { CHANGE: { actions: 'clearChanged', ...spec('Change a field') } },
  states: {
    editing: {
      description: 'The form is being filled in.',
      meta: { label: 'Editing', origin: 'spec', specRef },
      tags: ['editable'],
      on: { SUBMIT: { target: 'checking', ...spec('Submit') } },
    },
    checking: {
      description: 'The fields are being checked. Nothing is sent yet.',
      meta: { label: 'Checking', origin: 'added', specRef },
      tags: ['busy'],
      invoke: {
        id: 'check',
        src: 'check',
        onDone: [
          { target: 'sending', guard: 'isComplete', ...added('Checked') },
          {
            target: 'incomplete',
            actions: { type: 'keepProblems', params: outputOf },
            ...spec('Some fields need attention'),
          },
        ],
        onError: {
          target: 'refused',
          actions: { type: 'keepRefusal', params: errorOf },
          ...added('The check failed'),
        },
      },
    },
    incomplete: {
      description: 'Some fields need attention. Nothing was sent.',
      meta: { label: 'Incomplete', origin: 'spec', specRef },
      tags: ['editable', 'needsAttention'],
      on: {
        SUBMIT: { target: 'checking', ...spec('Submit') },
        RESET: { target: 'editing', actions: 'clear', ...spec('Restore the saved values') },
      },
    },
    sending: {
      description: 'The form is being sent.',
      meta: { label: 'Sending', origin: 'spec', specRef },
      tags: ['busy'],
      entry: 'clear',
      invoke: {
        id: 'send',
        src: 'send',
        onDone: { target: 'sent', ...spec('Saved') },
        onError: {
          target: 'refused',
          actions: { type: 'keepRefusal', params: errorOf },
          ...spec('Refused'),
        },
      },
    },
    refused: {
      description: 'Nothing was saved. Your text is still in the form.',
      meta: { label: 'Refused', origin: 'spec', specRef },
      tags: ['editable', 'needsAttention'],
      on: {
        SUBMIT: { target: 'checking', ...spec('Try again') },
        RESET: { target: 'editing', actions: 'clear', ...spec('Restore the saved values') },
      },
    },
    sent: {
      description: 'The form was saved. It can be changed and sent again.',
      meta: { label: 'Sent', origin: 'spec', specRef },
      tags: ['editable'],
      on: { SUBMIT: { target: 'checking', ...spec('Submit') } },
    },
  },
});
