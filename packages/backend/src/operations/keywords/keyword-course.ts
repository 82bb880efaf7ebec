import type { RangeDays } from '@brandroom/domain/campaign/performance';
import { rangeDays } from '@brandroom/domain/campaign/performance';
import type { TimeRange } from '@brandroom/domain/campaign/time-range';
import type { BrandId } from '@brandroom/domain/id.schema';
import type { KeywordCourse } from '@brandroom/domain/keyword/keyword-days';
import { keywordSummary } from '@brandroom/domain/keyword/keyword-days';
import type { KeywordGroup } from '@brandroom/domain/keyword/keyword.schema';
import type { Instant } from '@brandroom/domain/time.schema';

import type { Env } from '../../env';
import type { ReadTransaction } from '../../store/store';

/** The keyword groups of a brand, oldest first. */
export const groupsOf = (transaction: ReadTransaction, brandId: BrandId): Promise<KeywordGroup[]> =>
  transaction.list('keywordGroups', 'byBrand', { equals: [brandId] });

/** Complete days only: a range ends with the day before. */
export const spanAt = (range: TimeRange, at: Instant) => rangeDays(range, at.slice(0, 10));

interface Asked {
  readonly brandId: BrandId;
  readonly keyword: string;
}

/** The figures of a keyword for the days of a range and of the one before it. */
export async function courseOf(
  { services }: Env,
  asked: Asked,
  { days, before }: RangeDays,
): Promise<KeywordCourse> {
  const { volume } = await services.keywordMarket(asked);
  const figures = await services.keywordDays(asked, [...before, ...days]);
  return {
    keyword: asked.keyword,
    volume,
    before: figures.slice(0, before.length),
    now: figures.slice(before.length),
  };
}

interface AskedMany {
  readonly brandId: BrandId;
  readonly range: TimeRange;
  readonly keywords: readonly string[];
}

/** The sums of keywords for a range and for the one before it, with the range's days. */
export async function keywordSummaryAt(
  { brandId, range, keywords }: AskedMany,
  { env, at }: { env: Env; at: Instant },
) {
  const span = spanAt(range, at);
  const courses = await Promise.all(
    keywords.map((keyword) => courseOf(env, { brandId, keyword }, span)),
  );
  return { ...keywordSummary(courses, span), span };
}
