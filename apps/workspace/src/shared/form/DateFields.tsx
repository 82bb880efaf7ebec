import { Button } from '@brandroom/ui/Button';
import type { DatePickerProps } from '@brandroom/ui/DatePicker';
import { FieldPending } from '@brandroom/ui/FieldPending';
import { loadOnce } from '@brandroom/ui/load-once';
import { whenIdle } from '@brandroom/ui/when-idle';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { timeZone } from '../time/time-zone';
import { formMessages } from './form.messages';
import type { MomentPickerProps } from './MomentPicker';

/** Loaded lazily, because the calendars are as large as the screens that use them. */
const pickers = loadOnce(async () => {
  const [{ DatePicker }, { MomentPicker }] = await Promise.all([
    import('@brandroom/ui/DatePicker'),
    import('./MomentPicker'),
  ]);
  return { DatePicker, MomentPicker };
});

/** Renders the pickers once loaded; until then a placeholder. */
function usePickers({
  label,
  description,
  isOptional = false,
  isLabelHidden = false,
}: Pick<DatePickerProps, 'label' | 'description' | 'isOptional' | 'isLabelHidden'>) {
  const part = useSyncExternalStore(pickers.subscribe, pickers.now);
  const [hasFailed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    pickers.load().catch(() => setFailed(true));
  };
  useEffect(() => whenIdle(load), []);
  const pending = (
    <FieldPending {...{ label, description, isOptional, isLabelHidden }}>
      {hasFailed && <Button onPress={load}>{formMessages.loadAgain}</Button>}
    </FieldPending>
  );
  return { part, pending };
}

/** A lazily loaded date field, with a placeholder of its size. */
export function DateField(props: DatePickerProps) {
  const { part, pending } = usePickers(props);
  return part ? <part.DatePicker {...props} /> : pending;
}

/** A lazily loaded date and time field, with a placeholder of its size. */
export function MomentField({ description, ...rest }: MomentPickerProps) {
  const described = (
    <>
      {description} {formMessages.timeZone(timeZone)}
    </>
  );
  const props = { ...rest, description: described };
  const { part, pending } = usePickers(props);
  return part ? <part.MomentPicker {...props} /> : pending;
}
