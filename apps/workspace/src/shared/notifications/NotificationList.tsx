import type { Notice, Notification } from '@brandroom/domain/contract/dashboard.contract';
import { formatRelative } from '@brandroom/domain/format/date';
import type { BrandId } from '@brandroom/domain/id.schema';
import { AnchoredPopover } from '@brandroom/ui/AnchoredPopover';
import { Button } from '@brandroom/ui/Button';
import { ButtonLink } from '@brandroom/ui/ButtonLink';
import { Heading } from '@brandroom/ui/Heading';
import { IconButton } from '@brandroom/ui/IconButton';
import { Inline } from '@brandroom/ui/Inline';
import type { ListRow } from '@brandroom/ui/RowList';
import { RowList } from '@brandroom/ui/RowList';
import { Spinner } from '@brandroom/ui/Spinner';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { Mail, MailOpen } from 'lucide';

import { retryLabel } from '../api/operation-error';
import { useApi } from '../api/api';
import type { OverlayProps } from '../overlay/OverlayButton';
import { useHref } from '../navigation/use-href';
import { useNow } from '../time/clock';
import { notificationsMessages as messages } from './notifications.messages';
import type { NotificationMark } from './use-mark-notifications';
import { useMarkNotifications } from './use-mark-notifications';

const shown = 10;
/** The number of entries shown of each group when both have some. */
const shownOfBoth = 5;
const groupId = { pending: 'content-needs-approval', notices: 'notification-updates' };

/** The pending items and the person's notifications, newest first, each with a link to its item. */
export function NotificationList({ brandId, ...overlay }: OverlayProps & { brandId: BrandId }) {
  const hrefTo = useHref();
  const api = useApi();
  const { data, isError, refetch } = useQuery(
    api.notifications.list.queryOptions({ input: { brandId } }),
  );
  const mark = useMarkNotifications();
  /** Returns the row button that marks a notification as unread, or as read without opening it. */
  const toggle = (
    title: string,
    isRead: boolean,
    target: Omit<NotificationMark, 'isRead' | 'done'>,
  ) => (
    <IconButton
      size="small"
      icon={isRead ? Mail : MailOpen}
      label={isRead ? messages.markUnread(title) : messages.markRead(title)}
      onPress={() =>
        mark({
          ...target,
          isRead: !isRead,
          done: isRead ? messages.markedUnread : messages.markedRead,
        })
      }
    />
  );
  const hrefOf = ({ contentId, fileId }: Notice) => {
    if (contentId !== null) return hrefTo({ to: '/content/edit/$id', params: { id: contentId } });
    if (fileId !== null) return hrefTo({ to: '/files', search: { file: fileId } });
    return hrefTo({ to: '/team' });
  };
  const items = data?.items ?? [];
  const notices = data?.notices ?? [];
  const unread = items.filter(({ read }) => !read);
  const unreadNotices = notices.filter(({ read }) => !read);
  const limit = items.length > 0 && notices.length > 0 ? shownOfBoth : shown;
  const listed = items.slice(0, limit);
  const count = unread.length + unreadNotices.length;
  // Only listed items can be marked as read.
  const isAll = data?.unread === unread.length;
  const markAll = () =>
    mark({
      ids: unread.map(({ id }) => id),
      noticeIds: unreadNotices.map(({ id }) => id),
      isRead: true,
      done: isAll ? messages.marked : messages.markedNewest(count),
    });
  const pendingRows = listed.map((item) => ({
    id: item.id,
    href: hrefTo({ to: '/content/edit/$id', params: { id: item.id } }),
    routerOptions: { peek: item.id, among: listed.map(({ id }) => id) },
    title: item.title,
    facts: <CreatedAt at={item.createdAt} />,
    isRead: item.read,
    onPress: () => {
      if (!item.read) mark({ ids: [item.id], isRead: true });
      overlay.onClose();
    },
    action: toggle(item.title, item.read, { ids: [item.id] }),
  }));
  const noticeRows = notices.slice(0, limit).map((notice) => ({
    id: notice.id,
    href: hrefOf(notice),
    title: notice.title,
    facts: <Happened notice={notice} />,
    isRead: notice.read,
    onPress: () => {
      if (!notice.read) mark({ noticeIds: [notice.id], isRead: true });
      overlay.onClose();
    },
    action: toggle(notice.title, notice.read, { noticeIds: [notice.id] }),
  }));

  return (
    <AnchoredPopover {...overlay} label={messages.title}>
      <Stack gap={12}>
        <Inline justify="between">
          <Heading level={2} size="lead">
            {messages.title}
          </Heading>
          {count > 0 && (
            <Button variant="quiet" size="small" onPress={markAll}>
              {isAll ? messages.markAll : messages.markNewest(count)}
            </Button>
          )}
        </Inline>
        {isError && (
          <Stack gap={8} align="start">
            <Text>{messages.failed}</Text>
            <Button onPress={() => void refetch()}>{retryLabel}</Button>
          </Stack>
        )}
        {!data && !isError && <Spinner label={messages.title} isBlock />}
        {data && items.length + notices.length === 0 && (
          <Text tone="muted">{data.isPendingOff ? messages.noneOff : messages.none}</Text>
        )}
        <Group id={groupId.notices} heading={messages.updates} rows={noticeRows} />
        <Group id={groupId.pending} heading={messages.item} rows={pendingRows} />
        {data && !data.isPendingOff && data.total > limit && (
          <Text size="caption" tone="muted">
            {messages.more(data.total - limit)}
          </Text>
        )}
        <ButtonLink
          href={hrefTo({ to: '/content/calendar' })}
          isFullWidth
          onPress={overlay.onClose}
        >
          {messages.calendar}
        </ButtonLink>
        <ButtonLink
          href={hrefTo({ to: '/settings/$page', params: { page: 'notifications' } })}
          variant="quiet"
          isFullWidth
          onPress={overlay.onClose}
        >
          {messages.settings}
        </ButtonLink>
      </Stack>
    </AnchoredPopover>
  );
}

interface GroupProps {
  id: string;
  heading: string;
  rows: readonly ListRow[];
}

function Group({ id, heading, rows }: GroupProps) {
  if (rows.length === 0) return null;
  return (
    <Stack gap={8}>
      <Text id={id} size="caption" tone="muted">
        {heading}
      </Text>
      <RowList labelledBy={id} size="large" isFullBleed rows={rows} />
    </Stack>
  );
}

function CreatedAt({ at }: { at: Notification['createdAt'] }) {
  const now = useNow();
  return (
    <>
      {messages.created} <time dateTime={at}>{formatRelative(at, now())}</time>
    </>
  );
}

function Happened({ notice: { event, byName, note, at } }: { notice: Notice }) {
  const now = useNow();
  return (
    <>
      {messages.happened[event](byName)} <time dateTime={at}>{formatRelative(at, now())}</time>
      {note !== null && ` ${messages.note(note)}`}
    </>
  );
}
