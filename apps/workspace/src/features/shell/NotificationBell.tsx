import type { BrandId } from '@brandroom/domain/id.schema';
import { announce } from '@brandroom/ui/announce';
import { IconButton } from '@brandroom/ui/IconButton';
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { useApi } from '../../shared/api/api';
import { OverlayButton } from '../../shared/overlay/OverlayButton';
import { NotificationList } from './overlays';
import { shellMessages } from './shell.messages';

const messages = shellMessages.notifications;
const settling = 1000;

/** Says a new count once it has settled; the first one is no news. */
function useSpokenCount(count: number | undefined) {
  const said = useRef(count);
  useEffect(() => {
    if (count === undefined || said.current === count) return undefined;
    if (said.current === undefined) {
      said.current = count;
      return undefined;
    }
    const timer = setTimeout(() => {
      said.current = count;
      announce(messages.changed(count));
    }, settling);
    return () => clearTimeout(timer);
  }, [count]);
}

/** Shows how many items are pending, and opens their list (docs/product/content-workflow.md#pending-items). */
export function NotificationBell({ brandId }: { brandId: BrandId }) {
  const { data } = useQuery(useApi().notifications.list.queryOptions({ input: { brandId } }));
  useSpokenCount(data?.total);
  return (
    <OverlayButton
      overlay={NotificationList}
      props={{ brandId }}
      popup="dialog"
      button={(trigger) => (
        <IconButton
          icon={Bell}
          label={data ? messages.bell(data.total, data.unread) : messages.unknown}
          isMarked={data !== undefined && data.unread > 0}
          {...trigger}
        />
      )}
    />
  );
}
