import type { EmailCampaign } from '@brandroom/domain/campaign/email-campaign.schema';
import type { EmailStatus } from '@brandroom/domain/campaign/email-status';
import type { Id } from '@brandroom/domain/id.schema';

import type { Failure } from '../refusal/failure';

/** Everything that decides whether an email may be sent now. */
export interface SendFacts {
  readonly id: Id<'Email'>;
  readonly status: EmailStatus;
  readonly recipients: number;
  /** How many have it already; null while its sending has not begun. */
  readonly delivered: number | null;
  /** The findings of the check that forbid it. */
  readonly problems: readonly string[];
  /** Whether the person has the right to publish emails on this brand, and their role there. */
  readonly mayPublish: boolean;
  readonly role: string;
}

export type EmailSendEvent =
  | { type: 'SEND'; email: SendFacts }
  /** Resumes a run that was paused, in this tab or before a reload. */
  | { type: 'RESUME'; email: SendFacts }
  | { type: 'PAUSE' }
  | { type: 'RETRY' };

/** How far a run has got. */
export interface SendProgress {
  readonly id: Id<'Email'>;
  readonly recipients: number;
  readonly delivered: number;
}

export interface EmailSendContext {
  readonly run: SendProgress | null;
  /** Pauses after the batch in progress. */
  readonly isPausing: boolean;
  readonly error: Failure | null;
}

/** How far a run has got by an answer of the backend. */
export function progressOf({ id, recipients, sending, status }: EmailCampaign): SendProgress {
  const delivered = status === 'draft' ? (sending?.delivered ?? 0) : recipients;
  return { id, recipients, delivered };
}
