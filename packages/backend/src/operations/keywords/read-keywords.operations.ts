import { contract } from '@brandroom/domain/contract/contract';
import { foldText } from '@brandroom/domain/format/fold';
import type { Id } from '@brandroom/domain/id.schema';
import { keywordDays, keywordMetric, keywordsOf } from '@brandroom/domain/keyword/keyword-days';
import { compareNames } from '@brandroom/domain/format/compare-names';

import { inBrand } from '../../pipeline/access';
import { notFound } from '../../pipeline/failure';
import { query } from '../../pipeline/operation';
import { preparedQuery } from '../../pipeline/prepared-query';
import { courseOf, groupsOf, keywordSummaryAt, spanAt } from './keyword-course';

const access = inBrand('analytics.view');
const delay = 1000;

export const listKeywordGroups = query(contract.keywords.listGroups, {
  access,
  delay,
  run: async (transaction, { input }) =>
    (await groupsOf(transaction, input.brandId)).toSorted((one, other) =>
      compareNames(one.name, other.name),
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
  answer: async (asked, world) => {
    const { brandId, range } = asked;
    const { current, previous, days, span } = await keywordSummaryAt(asked, world);
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
