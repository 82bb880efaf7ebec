import { useState } from 'react';

/** Returns the last settled value, so that no intermediate value is shown or announced. */
export function useLastSettled<Value extends string | number>(
  value: Value,
  isSettled: boolean,
): Value {
  const [kept, keep] = useState(value);
  if (isSettled && kept !== value) keep(value);
  return isSettled ? value : kept;
}
