import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

import { whenIdle } from '../load/when-idle';
import type { LazyPart } from './lazy-part';

/** A part that comes once the page stands: null until then, and again to be asked for if that fails. */
export function useLatePart<T>(later: LazyPart<T>) {
  const part = useSyncExternalStore(later.subscribe, later.now);
  const [hasFailed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    later.load().catch(() => setFailed(true));
  };
  const loadFirst = useEffectEvent(load);
  useEffect(() => whenIdle(() => loadFirst()), []);
  return { part, hasFailed, load };
}
