import type { Figures } from '@brandroom/domain/campaign/channel-day';
import type { PerformanceTotals } from '@brandroom/domain/campaign/insight';
import { performanceTotals } from '@brandroom/domain/campaign/insight';
import { formatDollars, formatWhole } from '@brandroom/domain/format/number';

export type Measure = keyof PerformanceTotals;

const ratio = new Intl.NumberFormat('en-US', {
  maximumFractionDigits: 2,
  minimumFractionDigits: 2,
});
const wholeDollars = (value: number) => formatDollars(Math.round(value));

interface MeasureFacts {
  /** Formats its value. */
  readonly format: (value: number) => string;
  /** Whether a higher value is better; null if neither direction is. */
  readonly isMoreBetter: boolean | null;
}

/** How each metric is formatted and rated. */
export const measureFacts: Readonly<Record<Measure, MeasureFacts>> = {
  impressions: { format: formatWhole, isMoreBetter: true },
  clicks: { format: formatWhole, isMoreBetter: true },
  conversions: { format: formatWhole, isMoreBetter: true },
  spend: { format: wholeDollars, isMoreBetter: null },
  revenue: { format: wholeDollars, isMoreBetter: true },
  ctr: { format: (value) => `${ratio.format(value)}%`, isMoreBetter: true },
  cpc: { format: (value) => `$${ratio.format(value)}`, isMoreBetter: false },
  roas: { format: (value) => `${ratio.format(value)}×`, isMoreBetter: true },
};

/** The denominator of each rate. */
const wholes = { ctr: 'impressions', cpc: 'clicks', roas: 'spend' } as const;

/** Returns a metric of summed figures; null for a rate with a zero denominator. */
export function measured(figures: Figures, measure: Measure): number | null {
  const isRate = measure === 'ctr' || measure === 'cpc' || measure === 'roas';
  if (isRate && figures[wholes[measure]] === 0) return null;
  return performanceTotals([figures])[measure];
}
