import { quickRange, quickRangeLabels, quickRanges } from '@brandroom/domain/content/date';
import { dayOf } from '@brandroom/domain/time/zone';
import { ButtonToolbar } from '@brandroom/ui/ButtonToolbar';
import { Stack } from '@brandroom/ui/Stack';

import { DateField } from '../../../shared/form/DateFields';
import { useNow } from '../../../shared/time/clock';
import { timeZone } from '../../../shared/time/time-zone';
import type { ContentSearch } from '../item/content-search';
import { calendarMessages } from './calendar.messages';

const messages = calendarMessages.filters;

interface DatesFilterProps {
  search: ContentSearch;
  onNarrow: (change: Partial<ContentSearch>, options?: { replace?: boolean }) => void;
}

/** Returns the quick ranges and sets or clears them. */
export function useQuickRanges({ search, onNarrow }: DatesFilterProps) {
  const now = useNow();
  const items = quickRanges.map((id) => {
    const { start, end } = quickRange(id, now(), timeZone);
    const isPressed = search.start === start && search.end === end;
    return { id, label: quickRangeLabels[id], isPressed };
  });
  const onPress = (chosen: string) => {
    const id = quickRanges.find((each) => each === chosen);
    if (!id) return;
    const isOn = items.some((range) => range.id === id && range.isPressed);
    if (isOn) return onNarrow({ start: undefined, end: undefined });
    const { start, end } = quickRange(id, now(), timeZone);
    const today = dayOf(now(), timeZone);
    // The grid moves to the chosen range.
    onNarrow({ start, end, date: start <= today && today <= end ? undefined : start });
  };
  return { label: messages.ranges, items, onPress };
}

/** Quick ranges, and the first and last day. */
export function DatesFilter({ search, onNarrow }: DatesFilterProps) {
  const ranges = useQuickRanges({ search, onNarrow });
  // Each typed digit changes the date, so typing replaces the history entry: one step back is
  // enough.
  const typing = { replace: true };
  return (
    <Stack gap={12}>
      <ButtonToolbar {...ranges} />
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
    </Stack>
  );
}
