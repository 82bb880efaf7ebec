import type { BrandId } from '@brandroom/domain/id.schema';
import { can, flagIn } from '@brandroom/domain/rights/can';
import { flagRights } from '@brandroom/domain/rights/flags';
import { rightLabels } from '@brandroom/domain/rights/labels';
import type { Permissions } from '@brandroom/domain/rights/permissions';

import type { Caller } from '../../pipeline/access';
import { forbidden } from '../../pipeline/failure';

/**
 * Throws `forbidden` when permissions contain a right that the caller lacks and that was not there
 * before (docs/product/permissions.md#team).
 */
export function requireGrantable(
  { user }: Caller,
  brandId: BrandId,
  { before, after }: { before?: Permissions; after: Permissions },
): void {
  const lacking = flagRights
    .map(({ right }) => right)
    .filter((right) => flagIn(after, right) && !(before && flagIn(before, right)))
    .filter((right) => !can(user, right, brandId));
  const [first] = lacking;
  if (first === undefined) return;
  const names = lacking.map((right) => rightLabels[right]).join(', ');
  throw forbidden(first, `You can't give permissions that you don't have: ${names}.`);
}
