import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { contentStatusLabels } from '@brandroom/domain/content/status';
import type { CalendarEntry } from '@brandroom/ui/calendar-entry';
import { useState } from 'react';

import { focusSoon } from '../../../shared/page/focus-soon';
import { browserStorage } from '../../../shared/storage/safe-storage';

/** The id of the button that opens the tray; on phones it is in the page's menu. */
export const trayButtonId = 'unscheduled';
const key = 'brandroom:calendar-tray';
/** Whether the window has room for the tray beside seven readable columns. */
const isWide = () => matchMedia('(width >= 90em)').matches;

export interface TrayState {
  readonly isOpen: boolean;
  readonly toggle: (next: boolean) => void;
  /** Closes it and focuses the button that opens it. */
  readonly close: () => void;
}

/**
 * Whether the tray of unscheduled items is open: the last choice in this browser, by default if
 * there is room.
 */
export function useTray(): TrayState {
  const [isOpen, setOpen] = useState(() => {
    const stored = browserStorage.get(key);
    return stored === null ? isWide() : stored === 'open';
  });
  function toggle(next: boolean) {
    browserStorage.set(key, next ? 'open' : 'closed');
    setOpen(next);
  }
  function close() {
    toggle(false);
    focusSoon(() => document.getElementById(trayButtonId) ?? document.querySelector('main h1'));
  }
  return { isOpen, toggle, close };
}

/** The order of the groups: items closest to being scheduled come first. */
const trayOrder = ['approved', 'draft', 'pending', 'rejected'] as const;

/** Groups the unscheduled items by status. */
export const trayGroups = (entries: readonly CalendarEntry<ContentItem>[]) =>
  trayOrder
    .map((status) => ({
      title: contentStatusLabels[status],
      entries: entries.filter((entry) => entry.status === status),
    }))
    .filter((group) => group.entries.length > 0);
