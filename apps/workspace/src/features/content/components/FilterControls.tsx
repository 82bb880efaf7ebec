import { channelLabels, channels } from '@brandroom/domain/content/channel';
import { quickRange, quickRangeLabels, quickRanges } from '@brandroom/domain/content/date';
import { contentStatusLabels } from '@brandroom/domain/content/status';
import { Button } from '@brandroom/ui/Button';
import { Inline } from '@brandroom/ui/Inline';
import { Select } from '@brandroom/ui/Select';

import { DateField } from '../../../shared/form/DateFields';
import { useNow } from '../../../shared/time/clock';
import { timeZone } from '../../../shared/time/time-zone';
import { contentMessages } from '../content.messages';
import type { ContentSearch } from '../content-search';
import { statuses } from '../content-search';

const messages = contentMessages.filters;
const any = 'any';

const statusOptions = [
  { value: any, label: messages.allStatuses },
  ...statuses.map((value) => ({ value, label: contentStatusLabels[value] })),
] as const;
const channelOptions = [
  { value: any, label: messages.allChannels },
  ...channels.map((value) => ({ value, label: channelLabels[value] })),
] as const;

interface FilterControlsProps {
  search: ContentSearch;
  /** How often the filters were reset: that empties a date of which only a part is typed. */
  resets: number;
  onNarrow: (change: Partial<ContentSearch>, options?: { replace?: boolean }) => void;
  onReset: () => void;
}

/** The filters beside the search: status, channel, dates and quick ranges. */
export function FilterControls({ search, resets, onNarrow, onReset }: FilterControlsProps) {
  const now = useNow();
  // A date is typed digit by digit, and each digit makes another year: one step back is enough.
  const typing = { replace: true };
  return (
    <>
      <Select
        label={messages.status}
        options={statusOptions}
        value={search.status ?? any}
        onChange={(status) => onNarrow({ status: status === any ? undefined : status })}
      />
      <Select
        label={messages.channel}
        options={channelOptions}
        value={search.channel ?? any}
        onChange={(channel) => onNarrow({ channel: channel === any ? undefined : channel })}
      />
      <DateField
        key={`start${resets}`}
        label={messages.start}
        value={search.start ?? null}
        onChange={(start) => onNarrow({ start: start ?? undefined }, typing)}
      />
      <DateField
        key={`end${resets}`}
        label={messages.end}
        value={search.end ?? null}
        onChange={(end) => onNarrow({ end: end ?? undefined }, typing)}
      />
      <Inline gap={8}>
        {quickRanges.map((range) => {
          const { start, end } = quickRange(range, now(), timeZone);
          const isOn = search.start === start && search.end === end;
          return (
            <Button
              key={range}
              size="small"
              aria-pressed={isOn}
              onPress={() => onNarrow(isOn ? { start: undefined, end: undefined } : { start, end })}
            >
              {quickRangeLabels[range]}
            </Button>
          );
        })}
        <Button size="small" variant="quiet" onPress={onReset}>
          {messages.reset}
        </Button>
      </Inline>
    </>
  );
}
