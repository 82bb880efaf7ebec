interface DayPresses {
  readonly root: () => HTMLElement | null;
  /** Whether a form has room beside the whole day; else it opens at the day's number. */
  readonly hasRoomBeside: boolean;
  readonly totals: ReadonlyMap<string, number>;
  readonly onAdd: ((day: string, at: Element) => void) | undefined;
  readonly onShowDay: (day: string) => void;
}

/** The effects of a press on a day, or on its empty part. */
export function dayPresses({ root, hasRoomBeside, totals, onAdd, onShowDay }: DayPresses) {
  const add =
    onAdd &&
    ((day: string) => {
      const number = root()?.querySelector<HTMLElement>(`[data-day="${day}"]`);
      if (!number) return;
      // Focus comes back to where it was when the form opened.
      number.focus();
      onAdd(day, (hasRoomBeside && number.closest('[data-date]')) || number);
    });
  return {
    add,
    show: (day: string) => (add && totals.get(day) === 0 ? add : onShowDay)(day),
    ground: add ?? onShowDay,
  };
}
