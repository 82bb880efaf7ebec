import type { MachineParts } from '../statechart/machine-parts';
import { emailSendGuardMessages } from './email-send.guards';
import { emailSend } from './email-send.machine';
import { emailSendSamples, sampleRun } from './email-send.samples';

const fails = [{ name: 'The connection is lost', with: { code: 'unavailable' } }];

export const parts: MachineParts = {
  machine: emailSend,
  words: emailSendGuardMessages,
  people: [],
  samples: {
    events: () => emailSendSamples,
    answers: {
      beginSending: { succeeds: [{ name: 'Sending begins', with: sampleRun(0) }], fails },
      deliverBatch: {
        succeeds: [
          { name: 'A batch is sent', with: sampleRun(50) },
          { name: 'The last batch is sent', with: sampleRun(120) },
        ],
        fails,
      },
    },
    now: '2025-06-10T09:00:00.000Z',
  },
};
