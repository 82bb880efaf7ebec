import type { Instant } from '@brandroom/domain/time.schema';
import { useState } from 'react';

import { useNow } from './clock';

/** Returns the time at which a value was first shown, read anew at each change of it. */
export function useNowOf(value: unknown): Instant {
  const readNow = useNow();
  const [read, setRead] = useState(() => ({ value, now: readNow() }));
  if (read.value !== value) setRead({ value, now: readNow() });
  return read.now;
}
