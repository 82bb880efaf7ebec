import * as v from 'valibot';

import { passwordChange } from '../account/password.schema';
import { listedSession, sessionId } from '../account/session.schema';
import { done, operation } from './base';

export const securityContract = {
  /**
   * Keeps the caller's session and ends all others of the account. `invalid` at `current` when that
   * is not the password.
   */
  changePassword: operation.input(passwordChange).output(done),
  /** The open sessions of the caller's account in this browser, the last used first. */
  sessions: operation.output(v.array(listedSession)),
  /** Signs out one session of the caller's account; its tabs go to sign-in. */
  endSession: operation.input(v.strictObject({ id: sessionId })).output(done),
  /** Signs out all sessions of the account but the caller's. Returns how many there were. */
  endOtherSessions: operation.output(v.number()),
};
