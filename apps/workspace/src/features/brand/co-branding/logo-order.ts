import type { Logo } from '@brandroom/domain/brand/logo.schema';
import { logoTypes } from '@brandroom/domain/brand/logo-type';

/** Returns the logos, those of the primary type first. */
export function logosInOrder(logos: readonly Logo[]): Logo[] {
  return logos.toSorted(
    (one, other) => logoTypes.indexOf(one.type) - logoTypes.indexOf(other.type),
  );
}
