import { agency, agencyDraft, ownershipTransfer } from '../account/agency.schema';
import { notificationSettings } from '../account/notification-settings.schema';
import { passwordChange } from '../account/password.schema';
import { plan } from '../account/plan.schema';
import { done, operation } from './base';

/** Only global admins. */
export const agencyContract = {
  get: operation.output(agency),
  update: operation.input(agencyDraft).output(agency),
  /** `invalid` when the address has no account or the confirmation is not the agency's name. */
  transferOwnership: operation.input(ownershipTransfer).output(agency),
};

/** Managers and admins. */
export const billingContract = {
  plan: operation.output(plan),
};

/** The caller's own table of event and channel. */
export const notificationSettingsContract = {
  get: operation.output(notificationSettings),
  update: operation.input(notificationSettings).output(notificationSettings),
};

export const securityContract = {
  /** `invalid` at `current` when that is not the password. */
  changePassword: operation.input(passwordChange).output(done),
};
