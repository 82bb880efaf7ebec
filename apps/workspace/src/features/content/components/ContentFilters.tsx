import { channelLabels, channels } from '@brandroom/domain/content/channel';
import { contentStatuses } from '@brandroom/domain/content/content.schema';
import { quickRange, quickRangeLabels, quickRanges } from '@brandroom/domain/content/date';
import { contentStatusLabels } from '@brandroom/domain/content/status';
import { announce } from '@brandroom/ui/announce';
import { Button } from '@brandroom/ui/Button';
import { DatePicker } from '@brandroom/ui/DatePicker';
import { Inline } from '@brandroom/ui/Inline';
import { SearchField } from '@brandroom/ui/SearchField';
import { Select } from '@brandroom/ui/Select';
import { Toolbar } from '@brandroom/ui/Toolbar';

import { useDebouncedText } from '../../../shared/navigation/use-debounced-text';
import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import { useNow } from '../../../shared/time/clock';
import { timeZone } from '../../../shared/time/time-zone';
import { contentMessages } from '../content.messages';
import type { ContentSearch } from '../content-search';

const messages = contentMessages.filters;
const any = 'any';

const statusOptions = [
  { value: any, label: messages.allStatuses },
  ...contentStatuses.map((value) => ({ value, label: contentStatusLabels[value] })),
] as const;
const channelOptions = [
  { value: any, label: messages.allChannels },
  ...channels.map((value) => ({ value, label: channelLabels[value] })),
] as const;

const none: ContentSearch = {
  status: undefined,
  channel: undefined,
  start: undefined,
  end: undefined,
  q: undefined,
  page: undefined,
};

/** Spec section 2.16: status, channel, start and end date, text, quick ranges, all in the address. */
export function ContentFilters({ search }: { search: ContentSearch }) {
  const update = useSearchUpdate<ContentSearch>();
  const now = useNow();
  const narrow = (change: Partial<ContentSearch>, options?: { replace?: boolean }) =>
    update({ ...change, page: undefined }, options);
  const [text, setText] = useDebouncedText(search.q ?? '', (q) =>
    narrow({ q: q || undefined }, { replace: true }),
  );

  return (
    <Toolbar label={messages.group}>
      <SearchField label={messages.search} value={text} onChange={setText} isLabelVisible />
      <Select
        label={messages.status}
        options={statusOptions}
        value={search.status ?? any}
        onChange={(status) => narrow({ status: status === any ? undefined : status })}
      />
      <Select
        label={messages.channel}
        options={channelOptions}
        value={search.channel ?? any}
        onChange={(channel) => narrow({ channel: channel === any ? undefined : channel })}
      />
      <DatePicker
        label={messages.start}
        value={search.start ?? null}
        onChange={(start) => narrow({ start: start ?? undefined })}
      />
      <DatePicker
        label={messages.end}
        value={search.end ?? null}
        onChange={(end) => narrow({ end: end ?? undefined })}
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
              onPress={() => narrow(isOn ? { start: undefined, end: undefined } : { start, end })}
            >
              {quickRangeLabels[range]}
            </Button>
          );
        })}
        <Button
          size="small"
          variant="quiet"
          onPress={() => {
            setText('');
            update(none);
            announce(messages.cleared);
          }}
        >
          {messages.reset}
        </Button>
      </Inline>
    </Toolbar>
  );
}
