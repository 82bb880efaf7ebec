import { quickRange, quickRangeLabels, quickRanges } from '@brandroom/domain/content/date';
import { contentStatusLabels } from '@brandroom/domain/content/status';
import { dayOf } from '@brandroom/domain/time/zone';
import { ButtonToolbar } from '@brandroom/ui/ButtonToolbar';
import { Select } from '@brandroom/ui/Select';

import { useNow } from '../../../shared/time/clock';
import { timeZone } from '../../../shared/time/time-zone';
import type { ContentSearch } from '../item/content-search';
import { statuses } from '../item/content-search';
import { calendarMessages } from './calendar.messages';

const messages = calendarMessages.filters;
const any = 'any';

const statusOptions = [
  { value: any, label: messages.allStatuses },
  ...statuses.map((value) => ({ value, label: contentStatusLabels[value] })),
] as const;
export interface FilterProps {
  search: ContentSearch;
  onNarrow: (change: Partial<ContentSearch>, options?: { replace?: boolean }) => void;
}

interface StatusFilterProps extends FilterProps {
  isLabelVisible?: boolean;
}

/** The most used filter. */
export function StatusFilter({ search, onNarrow, isLabelVisible = false }: StatusFilterProps) {
  return (
    <Select
      label={messages.status}
      isLabelHidden={!isLabelVisible}
      options={statusOptions}
      value={search.status ?? any}
      onChange={(status) => onNarrow({ status: status === any ? undefined : status })}
    />
  );
}

/** Ranges that are ready made. */
export function QuickRanges({ search, onNarrow }: FilterProps) {
  const now = useNow();
  const ranges = quickRanges.map((id) => {
    const { start, end } = quickRange(id, now(), timeZone);
    const isPressed = search.start === start && search.end === end;
    return { id, label: quickRangeLabels[id], isPressed };
  });
  const choose = (id: (typeof quickRanges)[number]) => {
    const isOn = ranges.some((range) => range.id === id && range.isPressed);
    if (isOn) return onNarrow({ start: undefined, end: undefined });
    const { start, end } = quickRange(id, now(), timeZone);
    const today = dayOf(now(), timeZone);
    // The grid moves to the chosen range.
    onNarrow({ start, end, date: start <= today && today <= end ? undefined : start });
  };
  return <ButtonToolbar label={messages.ranges} items={ranges} onPress={choose} />;
}
