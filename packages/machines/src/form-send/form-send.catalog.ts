import type { MachineParts } from '../statechart/machine-parts';
import { formSendGuardMessages } from './form-send.guards';
import { formSend } from './form-send.machine';
import {
  complete,
  formSendSamples,
  takenEmail,
  unreachable,
  withoutEmail,
} from './form-send.samples';

export const label = 'Form';
export const sentence =
  'How a form is checked, sent and saved, or refused without losing your text.';

export const parts: MachineParts = {
  machine: formSend,
  words: formSendGuardMessages,
  people: [],
  samples: {
    events: () => formSendSamples,
    answers: {
      check: {
        succeeds: [
          { name: 'All fields are complete', with: complete },
          { name: 'The email address is missing', with: withoutEmail },
        ],
        fails: [{ name: 'The connection is lost', with: unreachable }],
      },
      send: {
        succeeds: [{ name: 'The form is saved', with: null }],
        fails: [
          { name: 'The email address is taken', with: takenEmail },
          { name: 'The connection is lost', with: unreachable },
        ],
      },
    },
    now: '2025-06-10T09:00:00.000Z',
  },
};
