import { channelLabels, channels, contentTypeLabels } from '@brandroom/domain/content/channel';
import { quickRange, quickRangeLabels, quickRanges } from '@brandroom/domain/content/date';
import { contentStatusLabels } from '@brandroom/domain/content/status';
import { canSeeContent } from '@brandroom/domain/content/visibility';
import { formatDay, formatDays } from '@brandroom/domain/format/date';
import type { Instant } from '@brandroom/domain/time.schema';
import type { ChoiceFilter, Filter } from '@brandroom/ui/filter';

import { useWorkspace } from '../../../shared/brand/workspace';
import { useNow } from '../../../shared/time/clock';
import { timeZone } from '../../../shared/time/time-zone';
import type { ContentSearch } from '../item/content-search';
import { contentTypes, statuses } from '../item/content-search';
import { calendarMessages } from './calendar.messages';
import { DatesFilter, useQuickRanges } from './DatesFilter';
import type { CampaignOptions } from './use-campaign-options';

const messages = calendarMessages.filters;

type Narrow = (change: Partial<ContentSearch>, options?: { replace?: boolean }) => void;

/** Returns the date range of the filter as text; null without one. */
function datesText({ start, end }: ContentSearch, now: Instant): string | null {
  const range = quickRanges.find((each) => {
    const days = quickRange(each, now, timeZone);
    return days.start === start && days.end === end;
  });
  if (range) return quickRangeLabels[range];
  if (start && end) return formatDays(start, end);
  if (start) return messages.from(formatDay(start));
  return end ? messages.until(formatDay(end)) : null;
}

interface ChoiceOf<Value extends string> extends Omit<
  ChoiceFilter,
  'options' | 'value' | 'onChange'
> {
  values: readonly Value[];
  labels: Readonly<Record<Value, string>>;
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

/** Creates a filter for one of the values of a parameter. */
function choiceOf<Value extends string>({
  values,
  labels,
  value,
  onChange,
  ...rest
}: ChoiceOf<Value>): ChoiceFilter {
  return {
    ...rest,
    options: values.map((each) => ({ value: each, label: labels[each] })),
    value: value ?? null,
    onChange: (next) => onChange(values.find((each) => each === next)),
  };
}

/** The content filters stored in the address: status, channel and dates first. */
export function useContentFilters(
  search: ContentSearch,
  campaigns: CampaignOptions,
  narrow: Narrow,
): readonly Filter[] {
  const now = useNow();
  const { user, brandId } = useWorkspace();
  const quick = useQuickRanges({ search, onNarrow: narrow });
  // The status in the address stays listed, so that it can be cleared.
  const seen = statuses.filter(
    (status) =>
      status === search.status ||
      (brandId !== null &&
        contentTypes.some((type) => canSeeContent(user, { type, status, brandId }))),
  );
  return [
    choiceOf({
      id: 'status',
      label: messages.status,
      anyLabel: messages.allStatuses,
      isPinned: true,
      values: seen,
      labels: contentStatusLabels,
      value: search.status,
      onChange: (status) => narrow({ status }),
    }),
    choiceOf({
      id: 'channel',
      label: messages.channel,
      anyLabel: messages.allChannels,
      isPinned: true,
      values: channels,
      labels: channelLabels,
      value: search.channel,
      // A channel already implies its type.
      onChange: (channel) => narrow(channel ? { channel, type: undefined } : { channel }),
    }),
    {
      id: 'dates',
      label: messages.dates,
      isPinned: true,
      isLast: true,
      setTo: datesText(search, now()),
      onClear: () => narrow({ start: undefined, end: undefined }),
      panel: <DatesFilter search={search} onNarrow={narrow} />,
      quick,
    },
    choiceOf({
      id: 'type',
      label: messages.type,
      anyLabel: messages.allTypes,
      values: contentTypes,
      labels: contentTypeLabels,
      value: search.type,
      onChange: (type) => narrow(type ? { type, channel: undefined } : { type }),
    }),
    ...(campaigns.options
      ? [
          {
            id: 'campaign',
            label: messages.campaign,
            anyLabel: messages.allCampaigns,
            options: campaigns.options,
            value: search.campaign ?? null,
            onChange: (value: string | null) =>
              narrow({
                campaign: campaigns.options?.find((each) => each.value === value)?.value,
              }),
            failure: campaigns.retry && {
              message: messages.campaignsFailed,
              onRetry: campaigns.retry,
            },
          },
        ]
      : []),
  ];
}
