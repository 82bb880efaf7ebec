import { besideLimit } from '../format/beside-limit';
import { formatDecimal, formatPercent, formatWhole } from '../format/number';
import type { KeywordMetric, Opportunity } from './keyword.schema';

/** The thresholds of the keyword rules (docs/product/formats-and-limits.md#figures). */
export const keywordThresholds = {
  highValueScore: 70,
  quickWinDifficulty: 40,
  quickWinPotential: 50,
  highCompetition: 70,
  mediumCompetition: 40,
  contentPosition: 5,
  metaCtr: 2,
  adsVolume: 5000,
  adsPosition: 10,
  highValuePotential: 80,
} as const;

const limit = keywordThresholds;

/** The number of high-value opportunities shown. */
export const topOpportunityCount = 3;

export type CompetitionLevel = 'High' | 'Medium' | 'Low';

export function competitionLevel(competition: number): CompetitionLevel {
  if (competition > limit.highCompetition) return 'High';
  return competition > limit.mediumCompetition ? 'Medium' : 'Low';
}

export function isHighValue({ score }: Pick<Opportunity, 'score'>): boolean {
  return score > limit.highValueScore;
}

export function isQuickWin({
  difficulty,
  potential,
}: Pick<Opportunity, 'difficulty' | 'potential'>): boolean {
  return difficulty < limit.quickWinDifficulty && potential > limit.quickWinPotential;
}

/** Returns the three best of high value, best first; equal scores keep their order. */
export function topOpportunities(opportunities: readonly Opportunity[]): readonly Opportunity[] {
  return opportunities
    .filter(isHighValue)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, topOpportunityCount);
}

export interface KeywordAdvice {
  readonly rule: 'content' | 'meta' | 'ads' | 'highValue';
  readonly advice: string;
  /** The rule with the number behind it, e.g. "CTR is 1.5%, below 2%". */
  readonly because: string;
}

/** Returns a position with one decimal, or "just past 5" where rounding would show the limit. */
function past(position: number, place: number): string {
  const rounded = Math.round(position * 10) / 10;
  return rounded === place ? `just past ${place}` : formatDecimal(rounded);
}

/** Returns the advice for a keyword's figures (docs/product/formats-and-limits.md#figures). */
export function keywordAdvice(
  { position, ctr, volume }: Pick<KeywordMetric, 'position' | 'ctr' | 'volume'>,
  potential: number,
): readonly KeywordAdvice[] {
  const rules: readonly (KeywordAdvice & { readonly applies: boolean })[] = [
    {
      rule: 'content',
      applies: position > limit.contentPosition,
      advice: 'Write content for this keyword.',
      because: `Average position ${past(position, limit.contentPosition)} is outside the first five, which get most clicks`,
    },
    {
      rule: 'meta',
      applies: ctr < limit.metaCtr,
      advice: 'Improve the meta title and description.',
      because: `CTR is ${besideLimit(ctr, 'below', limit.metaCtr, formatPercent)}`,
    },
    {
      rule: 'ads',
      applies: volume > limit.adsVolume && position > limit.adsPosition,
      advice: 'Consider ads for this keyword.',
      because: `${formatWhole(volume)} searches a month, but average position ${past(position, limit.adsPosition)} is outside the first ten`,
    },
    {
      rule: 'highValue',
      applies: potential > limit.highValuePotential,
      advice: 'Put this keyword first.',
      because: `Potential is ${formatWhole(potential)}, above ${limit.highValuePotential}`,
    },
  ];
  return rules
    .filter(({ applies }) => applies)
    .map(({ rule, advice, because }) => ({ rule, advice, because }));
}

/** Searches a month from which a keyword counts as fully wanted. */
const fullVolume = 50_000;
/** The last position of the second page of results, which brings hardly any visitors. */
const lastPosition = 20;

function within(value: number): number {
  return Math.min(100, Math.max(0, Math.round(value)));
}

/**
 * How much a keyword could still win, 0 to 100: how much it is searched (on a logarithmic scale,
 * six tenths) and how far up it can still go (four tenths).
 */
export function potentialOf({
  volume,
  position,
}: Pick<KeywordMetric, 'volume' | 'position'>): number {
  const wanted = Math.log10(1 + Math.max(0, volume)) / Math.log10(1 + fullVolume);
  const room = (position - 1) / (lastPosition - 1);
  return within(60 * Math.min(1, wanted) + 40 * Math.min(1, Math.max(0, room)));
}

/**
 * An opportunity with its parts. Its score is half
 * the potential, three tenths ease and two tenths freedom from competition.
 */
export function opportunityOf(
  metric: KeywordMetric,
  market: Pick<Opportunity, 'difficulty' | 'competition'>,
): Opportunity {
  const potential = potentialOf(metric);
  const difficulty = within(market.difficulty);
  const competition = within(market.competition);
  return {
    keyword: metric.keyword,
    score: within(0.5 * potential + 0.3 * (100 - difficulty) + 0.2 * (100 - competition)),
    potential,
    difficulty,
    competition,
    recommendations: keywordAdvice(metric, potential).map(
      ({ advice, because }) => `${advice} ${because}.`,
    ),
  };
}
