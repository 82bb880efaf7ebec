import { useState } from 'react';

import { browserValues } from '../../shared/storage/kept-values';

const key = 'brandroom:nav-collapsed';

/** Whether the side navigation shows icons only, as this browser last had it. */
export function useNavCollapsed(): [isCollapsed: boolean, set: (isCollapsed: boolean) => void] {
  const [isCollapsed, setCollapsed] = useState(() => browserValues.get(key) === '1');
  function set(next: boolean) {
    browserValues.set(key, next ? '1' : '0');
    setCollapsed(next);
  }
  return [isCollapsed, set];
}
