import type { BrandId } from '@brandroom/domain/id.schema';

import type { ReadTransaction } from '../store/store';
import { notFound } from './failure';

/** Returns the brand that the subject of an operation names, or null. */
export function brandOf(subject: object): BrandId | null {
  return 'brandId' in subject ? (subject.brandId as BrandId) : null;
}

/**
 * Throws `notFound` if the subject names an archived brand. Only its restore answers, because that
 * subject names no brand.
 */
export async function requireInUse(transaction: ReadTransaction, subject: object): Promise<void> {
  const brandId = brandOf(subject);
  const brand = brandId === null ? undefined : await transaction.get('brands', brandId);
  if (brand?.archivedAt !== undefined) throw notFound();
}
