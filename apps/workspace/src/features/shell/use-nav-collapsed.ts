import { useState } from 'react';

import { browserStorage } from '../../shared/storage/safe-storage';

const key = 'brandroom:nav-collapsed';

/** Whether the side navigation shows only icons, stored in this browser. */
export function useNavCollapsed(): [isCollapsed: boolean, set: (isCollapsed: boolean) => void] {
  const [isCollapsed, setCollapsed] = useState(() => browserStorage.get(key) === '1');
  function set(next: boolean) {
    browserStorage.set(key, next ? '1' : '0');
    setCollapsed(next);
  }
  return [isCollapsed, set];
}
