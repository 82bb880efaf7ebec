import type { BrandId } from '@brandroom/domain/id.schema';

/** "Brand 1" of the spec: the sample brand that every new person may view (section 4.1). */
export const firstBrandId = 'brand_1748736000000_1' as BrandId;
