import type { PlainDate } from '../time.schema';
import type { Campaign } from './campaign.schema';
import type { CampaignStatus } from './status';

const day = 24 * 60 * 60 * 1000;
const daysFrom = (from: PlainDate, to: PlainDate) => (Date.parse(to) - Date.parse(from)) / day;

type Dates = Pick<Campaign, 'startDate' | 'endDate'>;

/** How far a campaign is on a day; all numbers are whole days. */
export type CampaignTimeline =
  | { readonly phase: 'ahead'; readonly startsIn: number }
  | { readonly phase: 'open'; readonly day: number }
  | {
      readonly phase: 'running';
      readonly day: number;
      readonly days: number;
      readonly left: number;
    }
  | { readonly phase: 'over'; readonly days: number; readonly endedAgo: number };

/** Returns how far a campaign is today; its first and last day count both. */
export function campaignTimeline(
  { startDate, endDate }: Dates,
  today: PlainDate,
): CampaignTimeline {
  const passed = daysFrom(startDate, today);
  if (passed < 0) return { phase: 'ahead', startsIn: -passed };
  if (endDate === null) return { phase: 'open', day: passed + 1 };
  const days = daysFrom(startDate, endDate) + 1;
  const left = daysFrom(today, endDate);
  if (left < 0) return { phase: 'over', days, endedAgo: -left };
  return { phase: 'running', day: passed + 1, days, left };
}

/** Returns the status of a campaign that leaves the archive, by its dates. */
export function statusFromArchive(dates: Dates, today: PlainDate): CampaignStatus {
  const { phase } = campaignTimeline(dates, today);
  if (phase === 'ahead') return 'draft';
  return phase === 'over' ? 'completed' : 'active';
}

/** Returns how many campaigns run today, and when the next one starts. */
export function runningCampaigns(
  campaigns: readonly (Dates & Pick<Campaign, 'status'>)[],
  today: PlainDate,
): { readonly running: number; readonly next: PlainDate | null } {
  const phaseOf = (dates: Dates) => campaignTimeline(dates, today).phase;
  const running = campaigns.filter(
    (each) => each.status === 'active' && ['running', 'open'].includes(phaseOf(each)),
  );
  const ahead = campaigns.filter((each) => each.status !== 'archived' && phaseOf(each) === 'ahead');
  const [next = null] = ahead.map(({ startDate }) => startDate).toSorted();
  return { running: running.length, next };
}
