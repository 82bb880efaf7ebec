import type { RangeDays } from '@brandroom/domain/campaign/performance';
import { rangeDays } from '@brandroom/domain/campaign/performance';
import type { TimeRange } from '@brandroom/domain/campaign/time-range';
import { contract } from '@brandroom/domain/contract/contract';
import { foldText } from '@brandroom/domain/format/fold';
import type { BrandId, Id } from '@brandroom/domain/id.schema';
import { opportunityOf } from '@brandroom/domain/keyword/insight';
import type { KeywordCourse } from '@brandroom/domain/keyword/keyword-days';
import {
  keywordDays,
  keywordMetric,
  keywordsOf,
  keywordSummary,
} from '@brandroom/domain/keyword/keyword-days';
import type { KeywordGroup } from '@brandroom/domain/keyword/keyword.schema';
import type { Instant } from '@brandroom/domain/time.schema';

import type { Env } from '../../env';
import { inBrand } from '../../pipeline/access';
import { notFound } from '../../pipeline/failure';
import { query } from '../../pipeline/operation';
import { preparedQuery } from '../../pipeline/prepared-query';
import type { ReadTransaction } from '../../store/store';

const access = inBrand('analytics.view');
const delay = 1000;

const groupsOf = (transaction: ReadTransaction, brandId: BrandId): Promise<KeywordGroup[]> =>
  transaction.list('keywordGroups', 'byBrand', { equals: [brandId] });

const spanAt = (range: TimeRange, at: Instant) => rangeDays(range, at.slice(0, 10));

interface Asked {
  readonly brandId: BrandId;
  readonly keyword: string;
}

/** The figures of a keyword for the days of a range and of the one before it. */
async function courseOf(
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

export const listKeywordGroups = query(contract.keywords.listGroups, {
  access,
  delay,
  run: async (transaction, { input }) =>
    (await groupsOf(transaction, input.brandId)).toSorted((one, other) =>
      one.name.localeCompare(other.name, 'en-US'),
    ),
});

export const getKeywordSummary = preparedQuery(contract.keywords.summary, {
  access,
  delay,
  run: async (transaction, { input: { brandId, range, groupId } }) => {
    const groups = await groupsOf(transaction, brandId);
    const asked = groups.filter(({ id }) => groupId === undefined || id === groupId);
    if (groupId !== undefined && asked.length === 0) throw notFound();
    return { brandId, range, keywords: keywordsOf(asked) };
  },
  answer: async ({ brandId, range, keywords }, { env, at }) => {
    const span = spanAt(range, at);
    const courses = await Promise.all(
      keywords.map((keyword) => courseOf(env, { brandId, keyword }, span)),
    );
    const { current, previous, days } = keywordSummary(courses, span);
    const snapshot = (date: string, metrics: typeof current) => ({
      id: `snapshot_${Date.parse(date)}_${range}` as Id<'Snapshot'>,
      brandId,
      date,
      metrics,
    });
    return {
      current: snapshot(span.days.at(-1) ?? '', current),
      previous: snapshot(span.before.at(-1) ?? '', previous),
      days,
    };
  },
});

export const getKeywordHistory = preparedQuery(contract.keywords.history, {
  access,
  delay,
  run: async (transaction, { input: { brandId, range, keyword: wanted } }) => {
    const known = keywordsOf(await groupsOf(transaction, brandId));
    const keyword = known.find((each) => foldText(each) === foldText(wanted));
    if (keyword === undefined) throw notFound();
    return { brandId, range, keyword };
  },
  answer: async ({ brandId, range, keyword }, { env, at }) => {
    const span = spanAt(range, at);
    const course = await courseOf(env, { brandId, keyword }, span);
    return { metric: keywordMetric(course), days: keywordDays([course.now], span.days) };
  },
});

/** 'Analyze Opportunities'. */
export const analyzeKeywords = preparedQuery(contract.keywords.analyze, {
  access,
  delay: 1500,
  run: async (transaction, { input: { brandId, range } }) => ({
    brandId,
    range,
    keywords: keywordsOf(await groupsOf(transaction, brandId)),
  }),
  answer: async ({ brandId, range, keywords }, { env, at }) => {
    const span = spanAt(range, at);
    const found = await Promise.all(
      keywords.map(async (keyword) => {
        const asked = { brandId, keyword };
        const metric = keywordMetric(await courseOf(env, asked, span));
        return opportunityOf(metric, await env.services.keywordMarket(asked));
      }),
    );
    return found.toSorted(
      (one, other) => other.score - one.score || one.keyword.localeCompare(other.keyword, 'en-US'),
    );
  },
});
