import type { EventSample } from '../statechart/event-sample';
import type { Checked, FormRefusal, FormSendEvent } from './form-send.events';

export const complete: Checked = { isComplete: true, problems: {} };

export const withoutEmail: Checked = {
  isComplete: false,
  problems: { email: 'Enter an email address.', 'examples.1': 'Enter an example.' },
};

export const takenEmail: FormRefusal = {
  problems: { email: 'This person is already in the team.' },
  failure: null,
};

export const unreachable: FormRefusal = {
  problems: {},
  failure: 'The workspace cannot be reached. What you typed is still here.',
};

/** Every event, with the payloads that make a difference. */
export const formSendSamples: readonly EventSample<FormSendEvent>[] = [
  { name: 'Submits', event: { type: 'SUBMIT' } },
  { name: 'Changes the email address', event: { type: 'CHANGE', paths: ['email'] } },
  { name: 'Changes the examples', event: { type: 'CHANGE', paths: ['examples'] } },
  { name: 'Restores the saved values', event: { type: 'RESET' } },
];
