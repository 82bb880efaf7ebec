import { useState } from 'react';

const key = 'brandroom:nav-collapsed';

/** Whether the side navigation shows icons only, as this browser last had it. */
export function useNavCollapsed(): [isCollapsed: boolean, set: (isCollapsed: boolean) => void] {
  const [isCollapsed, setCollapsed] = useState(() => localStorage.getItem(key) === '1');
  function set(next: boolean) {
    localStorage.setItem(key, next ? '1' : '0');
    setCollapsed(next);
  }
  return [isCollapsed, set];
}
