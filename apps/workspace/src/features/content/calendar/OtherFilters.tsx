import { channelLabels, channels, contentTypeLabels } from '@brandroom/domain/content/channel';
import { Select } from '@brandroom/ui/Select';

import { DateField } from '../../../shared/form/DateFields';
import { contentTypes } from '../item/content-search';
import { calendarMessages } from './calendar.messages';
import type { FilterProps } from './FilterControls';
import type { CampaignOptions } from './use-campaign-options';

const messages = calendarMessages.filters;
const any = 'any';

const channelOptions = [
  { value: any, label: messages.allChannels },
  ...channels.map((value) => ({ value, label: channelLabels[value] })),
] as const;

const typeOptions = [
  { value: any, label: messages.allTypes },
  ...contentTypes.map((value) => ({ value, label: contentTypeLabels[value] })),
] as const;

interface OtherFiltersProps extends FilterProps {
  campaigns: CampaignOptions;
}

/** Channel, type, campaign and dates. */
export function OtherFilters({ search, campaigns, onNarrow }: OtherFiltersProps) {
  // A date is typed digit by digit, and each digit makes another year: one step back is enough.
  const typing = { replace: true };
  return (
    <>
      <Select
        label={messages.channel}
        options={channelOptions}
        value={search.channel ?? any}
        onChange={(channel) =>
          // A channel has its type already.
          onNarrow({ channel: channel === any ? undefined : channel, type: undefined })
        }
      />
      <Select
        label={messages.type}
        options={typeOptions}
        value={search.type ?? any}
        onChange={(type) => onNarrow({ type: type === any ? undefined : type, channel: undefined })}
      />
      {campaigns.options && (
        <Select
          label={messages.campaign}
          options={campaigns.options}
          value={search.campaign ?? ''}
          onChange={(campaign) => onNarrow({ campaign: campaign || undefined })}
          errorMessage={campaigns.isError ? messages.campaignsFailed : undefined}
        />
      )}
      <DateField
        label={messages.start}
        value={search.start ?? null}
        onChange={(start) => onNarrow({ start: start ?? undefined }, typing)}
      />
      <DateField
        label={messages.end}
        value={search.end ?? null}
        onChange={(end) => onNarrow({ end: end ?? undefined }, typing)}
      />
    </>
  );
}
