import { plan } from '../account/plan.schema';
import { operation } from './base';

/** Managers and admins. */
export const billingContract = {
  plan: operation.output(plan),
};
