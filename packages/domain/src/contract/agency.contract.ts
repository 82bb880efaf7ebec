import { agencyDraft, agencyProfile, ownershipTransfer } from '../account/agency.schema';
import { operation } from './base';

/** Only global admins. */
export const agencyContract = {
  get: operation.output(agencyProfile),
  update: operation.input(agencyDraft).output(agencyProfile),
  /** `invalid` when the address has no account or the confirmation is not the agency's name. */
  transferOwnership: operation.input(ownershipTransfer).output(agencyProfile),
};
