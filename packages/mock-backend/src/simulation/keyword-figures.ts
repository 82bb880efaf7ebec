import { foldText } from '@brandroom/domain/format/fold';
import type { BrandId } from '@brandroom/domain/id.schema';
import type { KeywordFigures, KeywordMarket } from '@brandroom/domain/keyword/keyword-days';
import type { PlainDate } from '@brandroom/domain/time.schema';

import type { Random } from '../samples/drawing/random';
import { between, randomFrom, seedFrom } from '../samples/drawing/random';

const day = 24 * 60 * 60 * 1000;
const fewestSearches = 90;
const mostSearches = 40_000;

interface Asked {
  readonly brandId: BrandId;
  readonly keyword: string;
}

const nameOf = ({ brandId, keyword }: Asked) => `${brandId} ${foldText(keyword)}`;

/** The number of searches with two significant digits, as keyword tools give it. */
function rounded(searches: number): number {
  const step = 10 ** Math.max(1, Math.floor(Math.log10(searches)) - 1);
  return Math.round(searches / step) * step;
}

/** Longer keywords are searched less and are easier to be found with; the same for every brand. */
export function keywordMarket({ keyword }: Asked): KeywordMarket {
  const random = randomFrom(seedFrom(foldText(keyword)));
  const words = foldText(keyword).split(/\s+/u).length;
  const wanted = between(random, 0.25, 1) ** (words > 2 ? 1.4 : 1);
  const volume = rounded(fewestSearches * (mostSearches / fewestSearches) ** wanted);
  const difficulty = 100 * wanted * between(random, 0.35, 1) - (words > 2 ? 8 : 0);
  const competition = 100 * between(random, 0.1, 1) * between(random, 0.6, 1);
  return {
    volume,
    difficulty: Math.max(5, Math.round(difficulty)),
    competition: Math.round(competition),
  };
}

/** The nature of a keyword for a brand, the same on each day. */
function natureOf(random: Random) {
  return {
    /** The place that it moves about: near the top more often than not. */
    home: 1.2 + 26 * random() ** 1.6,
    swing: between(random, 0.4, 3.2),
    period: between(random, 40, 150),
    phase: between(random, 0, 2 * Math.PI),
    /** Places won in a year; lost where it is below zero. */
    climb: between(random, -3, 6),
    appeal: between(random, 0.6, 1.5),
  };
}

/** How many of those who see a result open it, by its position. */
const clickRate = (position: number) => 0.29 / position ** 1.25;

/** How many of those who search get as far as a position. */
const reach = (position: number) => (position <= 10 ? 0.95 : 0.95 / (1 + (position - 10) / 4));

const epoch = Date.parse('2026-01-01');

interface DayFacts {
  /** Days since the epoch of the simulation. */
  readonly since: number;
  /** Fewer people search at the weekend. */
  readonly demand: number;
}

/** A year of many keywords asks for the same dates again and again, and parsing is slow. */
const knownDays = new Map<PlainDate, DayFacts>();

function dayFacts(date: PlainDate): DayFacts {
  const known = knownDays.get(date);
  if (known) return known;
  const time = Date.parse(date);
  const at = new Date(time).getUTCDay();
  const facts = { since: (time - epoch) / day, demand: at === 0 || at === 6 ? 0.8 : 1.08 };
  knownDays.set(date, facts);
  return facts;
}

/** Rounds an expected number up with a probability equal to its fraction. */
const whole = (expected: number, chance: number) => Math.floor(expected + chance);

/**
 * The simulated figures of a keyword on days, derived from brand, keyword and date, so that they
 * are the same every time and in every range.
 */
export function keywordDays(asked: Asked, days: readonly PlainDate[]): KeywordFigures[] {
  const seed = seedFrom(nameOf(asked));
  const { home, swing, period, phase, climb, appeal } = natureOf(randomFrom(seed));
  const { volume } = keywordMarket(asked);
  return days.map((date) => {
    const { since, demand } = dayFacts(date);
    // The day's number is mixed in as a whole, for a text a day would cost too much.
    const random = randomFrom(seed ^ Math.imul(since, 0x9e3779b1));
    const wave = Math.sin((since * 2 * Math.PI) / period + phase);
    const drift = (climb * Math.max(-1.5, Math.min(1.5, since / 365))) / (1 + 4 / home);
    const middle = home + swing * wave * Math.min(1, home / 8) - drift;
    const exact = Math.max(1, middle + between(random, -0.6, 0.6) * Math.min(1.5, home / 4));
    const position = Math.round(exact * 10) / 10;
    const shown = (volume / 30.4) * demand * reach(position) * between(random, 0.85, 1.15);
    const impressions = whole(shown, random());
    const rate = Math.min(0.6, clickRate(position) * appeal * between(random, 0.8, 1.2));
    const clicks = Math.min(impressions, whole(impressions * rate, random()));
    return { impressions, clicks, position };
  });
}
