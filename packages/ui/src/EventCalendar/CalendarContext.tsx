import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { CalendarPartsProvider, EntryMarksProvider } from './calendar-context';
import type { CalendarParts, EntryMarks } from './calendar-context';

interface CalendarContextProps extends CalendarParts, EntryMarks {
  children: ReactNode;
}

/** Gives the parts of a calendar their context, in two halves: only one changes while a pointer moves over entries. */
export function CalendarContext(props: CalendarContextProps) {
  const { focus, timeZone, locale, today, canAdd, children } = props;
  const { draggedId, openId, describedId, cardId } = props;
  const parts = useMemo(
    () => ({ focus, timeZone, locale, today, canAdd }),
    [focus, timeZone, locale, today, canAdd],
  );
  const marks = useMemo(
    () => ({ draggedId, openId, describedId, cardId }),
    [draggedId, openId, describedId, cardId],
  );
  return (
    <CalendarPartsProvider value={parts}>
      <EntryMarksProvider value={marks}>{children}</EntryMarksProvider>
    </CalendarPartsProvider>
  );
}
