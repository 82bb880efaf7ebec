import type { SearchResult } from '@brandroom/domain/contract/search.contract';
import type { BrandId } from '@brandroom/domain/id.schema';
import { accessTo } from '@brandroom/domain/rights/access-to';
import { can } from '@brandroom/domain/rights/can';

import type { Caller } from '../../pipeline/access';
import type { ReadTransaction } from '../../store/store';

/** A result that is no record of a brand, with its additional search text. */
export interface Other {
  result: SearchResult;
  details: string;
}

/** The brands that a person can switch to. */
export async function visibleBrands(
  transaction: ReadTransaction,
  { user }: Caller,
  current: BrandId | null,
): Promise<Other[]> {
  return (await transaction.all('brands'))
    .filter(({ id, archivedAt }) => id !== current && !archivedAt && accessTo(user, id))
    .map(({ id, name, description }) => ({
      result: { kind: 'brand', id, brandId: id, name },
      details: description,
    }));
}

/** The people with access to a brand, for those who see its team. */
export async function visiblePeople(
  transaction: ReadTransaction,
  caller: Caller,
  brandId: BrandId,
): Promise<Other[]> {
  if (!can(caller.user, 'team.view', brandId)) return [];
  return (await transaction.all('users')).flatMap((user): Other[] => {
    const access = accessTo(user, brandId);
    if (!access) return [];
    const { id, name, email } = user;
    return [
      { result: { kind: 'person', id, brandId, name, email, role: access.role }, details: email },
    ];
  });
}
