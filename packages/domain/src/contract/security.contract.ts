import { passwordChange } from '../account/password.schema';
import { done, operation } from './base';

export const securityContract = {
  /**
   * Keeps the caller's session and ends all others of the account. `invalid` at `current` when that
   * is not the password.
   */
  changePassword: operation.input(passwordChange).output(done),
};
