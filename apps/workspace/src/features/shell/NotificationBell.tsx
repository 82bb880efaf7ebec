import type { BrandId } from '@brandroom/domain/id.schema';
import { announce } from '@brandroom/ui/announce';
import { IconButton } from '@brandroom/ui/IconButton';
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide';
import { useEffect, useRef } from 'react';

import { useApi } from '../../shared/api/api';
import { OverlayButton } from '../../shared/overlay/OverlayButton';
import { NotificationList } from './shell-parts';
import { shellMessages } from './shell.messages';

const messages = shellMessages.notifications;
const settling = 1000;

interface Counts {
  /** Null if the person turned off pending items. */
  pending: number | null;
  unreadNotices: number;
}

/** Returns the announcement of new counts; nothing if counts only decreased. */
function wordsFor(before: Counts, { pending, unreadNotices }: Counts): string {
  const isPendingNews = pending !== null && pending !== before.pending;
  const arrived = unreadNotices - before.unreadNotices;
  return [
    ...(isPendingNews ? [messages.changed(pending)] : []),
    ...(arrived > 0 ? [messages.arrived(arrived)] : []),
  ].join(', ');
}

/** Announces new counts once they have settled, but not the first ones. */
function useSpokenCounts(pending: number | null, unreadNotices: number, isKnown: boolean) {
  const said = useRef<Counts | null>(null);
  useEffect(() => {
    if (!isKnown) return undefined;
    const counts = { pending, unreadNotices };
    const before = said.current;
    const words = before ? wordsFor(before, counts) : '';
    if (!before || words === '') {
      said.current = counts;
      return undefined;
    }
    const timer = setTimeout(() => {
      said.current = counts;
      announce(words);
    }, settling);
    return () => clearTimeout(timer);
  }, [pending, unreadNotices, isKnown]);
}

/**
 * Shows the number of pending and new items, and opens their list
 * (docs/product/content-workflow.md#notifications).
 */
export function NotificationBell({ brandId }: { brandId: BrandId }) {
  const { data } = useQuery(useApi().notifications.list.queryOptions({ input: { brandId } }));
  const pending = data && !data.isPendingOff ? data.total : null;
  const unreadNotices = data?.unreadNotices ?? 0;
  const unread = (data?.unread ?? 0) + unreadNotices;
  useSpokenCounts(pending, unreadNotices, data !== undefined);
  return (
    <OverlayButton
      overlay={NotificationList}
      props={{ brandId }}
      popup="dialog"
      button={(trigger) => (
        <IconButton
          icon={Bell}
          label={data ? messages.bell(pending, unread) : messages.unknown}
          isMarked={unread > 0}
          {...trigger}
        />
      )}
    />
  );
}
