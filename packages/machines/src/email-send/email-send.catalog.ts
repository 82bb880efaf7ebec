import type { User } from '@brandroom/domain/account/user.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { roleInBrand } from '@brandroom/domain/rights/labels';

import type { AnyEventObject } from 'xstate';

import type { EventSample } from '../statechart/event-sample';
import type { MachineParts, PlayedPerson } from '../statechart/machine-parts';
import { presetId, presetUsers, sampleBrandId } from '../statechart/preset-users';
import type { EmailSendContext } from './email-send.events';
import { emailSendGuardMessages } from './email-send.guards';
import { emailSend } from './email-send.machine';
import { emailSendSamples, sampleRun } from './email-send.samples';

const fails = [{ name: 'The connection is lost', with: { code: 'unavailable' } }];

/** Someone who sends with their rights in a brand. */
export function sender(user: User, brandId: BrandId): PlayedPerson {
  const mayPublish = can(user, 'email.publish', brandId);
  const role = roleInBrand(user, brandId);
  return {
    id: user.id,
    name: user.name,
    role,
    complete: (event) =>
      'email' in event ? { ...event, email: { ...event['email'], mayPublish, role } } : event,
  };
}

/** One person for each role, who sends with the rights of that role. */
const people = presetUsers.map((user): PlayedPerson => ({
  ...sender(user, sampleBrandId),
  id: presetId(user),
  role: '',
}));

/** A run that was paused can be resumed as it is. */
function ofRun(context: unknown): readonly EventSample<AnyEventObject>[] {
  const { run } = context as EmailSendContext;
  if (!run) return [];
  const email = { ...run, status: 'draft', problems: [] };
  return [{ name: 'This run', event: { type: 'RESUME', email } }];
}

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
  personOf: sender,
  samples: {
    events: () => samples,
    from: ofRun,
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
