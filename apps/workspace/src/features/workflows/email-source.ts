import type { User } from '@brandroom/domain/account/user.schema';
import type { EmailCampaign, SendingStep } from '@brandroom/domain/campaign/email-campaign.schema';
import { formatCount } from '@brandroom/domain/format/count';
import { formatDateTime } from '@brandroom/domain/format/date';
import type { SendProgress } from '@brandroom/machines/email-send/email-send.events';
import { progressOf } from '@brandroom/machines/email-send/email-send.events';
import { emailSend } from '@brandroom/machines/email-send/email-send.machine';
import { sendFactsOf } from '@brandroom/machines/email-send/send-facts';
import { stepsFrom } from '@brandroom/statechart/steps-from';
import type {
  Counts,
  ExplorerSource,
  Moment,
  TraceEntry,
} from '@brandroom/workflow-explorer/source';
import type { AnyEventObject } from 'xstate';

import { timeZone } from '../../shared/time/time-zone';
import { idleText } from './moments-of';
import { workflowsMessages } from './workflows.messages';

const messages = workflowsMessages.machine;

/** The state of a stored email: sent, or at rest. */
function stateOf({ status }: Pick<EmailCampaign, 'status'>): 'sent' | 'idle' {
  return status === 'sent' || status === 'archived' ? 'sent' : 'idle';
}

/** The number of emails in each state, as text. */
export function emailCounts(emails: readonly Pick<EmailCampaign, 'status'>[]): Counts {
  const states = emails.map(stateOf);
  const count = (state: string) => states.filter((each) => each === state).length;
  return Object.fromEntries(
    ['idle', 'sent'].map((state) => [state, formatCount(count(state), 'email')]),
  );
}

type SendState = 'idle' | 'beginning' | 'delivering' | 'sent';

const snapshotIn = (value: SendState, run: SendProgress | null) =>
  emailSend.resolveState({ value, context: { run, isPausing: false, error: null } });

/** The ids of the transitions that a person’s step took. */
function takenIn(run: SendProgress, before: SendState): readonly string[] {
  const done = (actor: string) => ({ type: `xstate.done.actor.${actor}`, output: run });
  const allowed = { ...run, status: 'draft', delivered: null, problems: [], mayPublish: true };
  const asked: readonly (readonly [SendState, AnyEventObject])[] =
    before === 'idle'
      ? [
          ['idle', { type: 'SEND', email: allowed }],
          ['beginning', done('beginSending')],
        ]
      : [[before, done('deliverBatch')]];
  return asked.flatMap(([state, event]) => stepsFrom(snapshotIn(state, run), event as never));
}

/** The recorded steps of an email, oldest first, each with its moment of the timeline. */
function recordedIn({ id, recipients, steps = [] }: EmailCampaign) {
  const stateAt = ({ delivered }: SendingStep) => (delivered < recipients ? 'delivering' : 'sent');
  return steps.map((step, index): { entry: TraceEntry; moment: Moment } => {
    const { at, by, byName, delivered } = step;
    const last = steps[index - 1];
    const from = last ? stateAt(last) : 'idle';
    const to = stateAt(step);
    const run = { id, recipients, delivered };
    const shared = {
      id: String(index),
      title: messages.sent(byName, delivered === 0),
      time: formatDateTime(at, timeZone),
    };
    const event = from === 'idle' ? 'SEND' : 'deliverBatch done';
    const taken = by === null ? [] : takenIn(run, from);
    return {
      entry: {
        ...shared,
        outcome: 'taken',
        event: by === null ? null : event,
        from,
        to,
        taken,
        details: [formatCount(delivered, 'recipient')],
      },
      moment: {
        ...shared,
        at,
        kind: by === null ? 'clock' : 'person',
        snapshot: snapshotIn(to, run),
        idle: last ? idleText(last.at, at) : null,
        difference: null,
      },
    };
  });
}

interface Asked {
  readonly user: User;
  readonly brandName: string;
  readonly href: string;
}

/** A stored email as a source of the explorer, with the facts that its rules read. */
export function emailSource(
  email: EmailCampaign,
  { user, brandName, href }: Asked,
): Extract<ExplorerSource, { kind: 'item' }> {
  const state = stateOf(email);
  const facts = sendFactsOf(email, user, brandName);
  const recorded = recordedIn(email);
  return {
    kind: 'item',
    name: email.name,
    href,
    snapshot: snapshotIn(state, state === 'sent' || email.sending ? progressOf(email) : null),
    trace: recorded.map(({ entry }) => entry).toReversed(),
    moments: recorded.map(({ moment }) => moment),
    payloads: (type) =>
      type === 'SEND' || type === 'RESUME'
        ? [{ name: messages.payloads.email, event: { type, email: facts } }]
        : [],
  };
}
