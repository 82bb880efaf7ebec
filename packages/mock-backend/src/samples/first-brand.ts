import type { BrandId } from '@brandroom/domain/id.schema';

/** Brand 1: the sample brand that every registered account can view. */
export const firstBrandId = 'brand_1748736000000_1' as BrandId;
