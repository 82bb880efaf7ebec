import { useState } from 'react';

/** A value as it was last when all was settled, so that nothing on the way is shown or announced. */
export function useSettled<Value extends string | number>(value: Value, isSettled: boolean): Value {
  const [kept, keep] = useState(value);
  if (isSettled && kept !== value) keep(value);
  return isSettled ? value : kept;
}
