import { can } from '@brandroom/domain/rights/can';
import { roleInBrand } from '@brandroom/domain/rights/labels';

import type { MachineParts, PlayedPerson } from '../statechart/machine-parts';
import { presetId, presetUsers, sampleBrandId } from '../statechart/preset-users';
import { emailSendGuardMessages } from './email-send.guards';
import { emailSend } from './email-send.machine';
import { emailSendSamples, sampleRun } from './email-send.samples';

const fails = [{ name: 'The connection is lost', with: { code: 'unavailable' } }];

/** One person for each role, who sends with the rights of that role. */
const people = presetUsers.map((user): PlayedPerson => {
  const mayPublish = can(user, 'email.publish', sampleBrandId);
  const role = roleInBrand(user, sampleBrandId);
  return {
    id: presetId(user),
    name: user.name,
    role: '',
    complete: (event) =>
      'email' in event ? { ...event, email: { ...event['email'], mayPublish, role } } : event,
  };
});

/** Those of someone without the right are left to the people. */
const samples = emailSendSamples.filter(
  ({ event }) => !('email' in event) || event.email.mayPublish,
);

export const label = 'Email sending';
export const sentence = 'How an email is sent to its recipients in batches, paused and resumed.';

export const parts: MachineParts = {
  machine: emailSend,
  words: emailSendGuardMessages,
  people,
  samples: {
    events: () => samples,
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
