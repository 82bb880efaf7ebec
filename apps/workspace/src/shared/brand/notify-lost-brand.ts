import type { User } from '@brandroom/domain/account/user.schema';
import type { Brand } from '@brandroom/domain/brand/brand.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { accessTo } from '@brandroom/domain/rights/access-to';
import { showToast } from '@brandroom/ui/toast';

import { shortName } from '../page/short-name';
import { brandMessages } from './brand.messages';
import { currentBrandId } from './current-brand';
import { lostBrandMessages } from './lost-brand.messages';

/** Closes the message about each brand that was lost. */
const shown = new Map<BrandId, () => void>();

/**
 * Says that the person lost access to the brand this tab works with, until it is closed or the
 * access is back.
 */
export function notifyLostBrand(before: User, now: User, brands: readonly Brand[] = []): void {
  for (const [id, close] of shown) {
    if (accessTo(now, id)) close();
  }
  const lost = currentBrandId(before);
  if (lost === null || accessTo(now, lost)) return;
  const nameOf = (id: BrandId | null) =>
    brands.filter((brand) => brand.id === id).map(shortName)[0];
  const next = nameOf(currentBrandId(now));
  const close = showToast(
    {
      title: lostBrandMessages.lost(nameOf(lost)),
      ...(next === undefined ? {} : { description: brandMessages.switched(next) }),
    },
    { timeout: null, onClose: () => shown.delete(lost) },
  );
  shown.set(lost, close);
}
