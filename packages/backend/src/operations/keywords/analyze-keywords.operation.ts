import { contract } from '@brandroom/domain/contract/contract';
import { opportunityOf } from '@brandroom/domain/keyword/insight';
import { keywordMetric, keywordsOf } from '@brandroom/domain/keyword/keyword-days';
import { compareNames } from '@brandroom/domain/format/compare-names';

import { inBrand } from '../../pipeline/access';
import { preparedQuery } from '../../pipeline/prepared-query';
import { courseOf, groupsOf, spanAt } from './keyword-course';

/** 'Analyze Opportunities'. */
export const analyzeKeywords = preparedQuery(contract.keywords.analyze, {
  access: inBrand('analytics.view'),
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
      (one, other) => other.score - one.score || compareNames(one.keyword, other.keyword),
    );
  },
});
