import type { Notification } from '@brandroom/domain/contract/dashboard.contract';
import { formatRelative } from '@brandroom/domain/format/date';
import type { BrandId } from '@brandroom/domain/id.schema';
import { announce } from '@brandroom/ui/announce';
import { AnchoredPopover } from '@brandroom/ui/AnchoredPopover';
import { Button } from '@brandroom/ui/Button';
import { ButtonLink } from '@brandroom/ui/ButtonLink';
import { Heading } from '@brandroom/ui/Heading';
import { Inline } from '@brandroom/ui/Inline';
import { RowList } from '@brandroom/ui/RowList';
import { Spinner } from '@brandroom/ui/Spinner';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { showToast } from '@brandroom/ui/toast';
import { useMutation, useQuery } from '@tanstack/react-query';

import { useApi } from '../../shared/api/api';
import { failureMessages, operationError } from '../../shared/api/operation-error';
import type { OverlayProps } from '../../shared/overlay/OverlayButton';
import { useHref } from '../../shared/navigation/use-href';
import { useNow } from '../../shared/time/clock';
import { shellMessages } from './shell.messages';

const messages = shellMessages.notifications;
const shown = 10;
const groupId = 'content-needs-approval';

/** The pending items, newest first, each with a link to the item. */
export function NotificationList({ brandId, ...overlay }: OverlayProps & { brandId: BrandId }) {
  const hrefTo = useHref();
  const api = useApi();
  const { data, isError, refetch } = useQuery(
    api.notifications.list.queryOptions({ input: { brandId } }),
  );
  const markRead = useMutation(
    api.notifications.markRead.mutationOptions({
      onError: (error) =>
        showToast({
          title: messages.markFailed,
          description: failureMessages[operationError(error).code].text,
        }),
    }),
  );
  const unread = data?.items.filter(({ read }) => !read) ?? [];
  const listed = data?.items.slice(0, shown) ?? [];
  const count = unread.length;
  // Only listed items can be marked as read.
  const isAll = data?.unread === count;
  const markAll = () =>
    markRead.mutate(
      { ids: unread.map(({ id }) => id) },
      { onSuccess: () => announce(isAll ? messages.marked : messages.markedNewest(count)) },
    );

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
            <Button onPress={() => void refetch()}>{messages.tryAgain}</Button>
          </Stack>
        )}
        {!data && !isError && <Spinner label={messages.title} isBlock />}
        {data?.total === 0 && <Text tone="muted">{messages.none}</Text>}
        {data && data.total > 0 && (
          <Stack gap={8}>
            <Text id={groupId} size="caption" tone="muted">
              {messages.item}
            </Text>
            <RowList
              labelledBy={groupId}
              size="large"
              isFullBleed
              rows={listed.map((item) => ({
                id: item.id,
                href: hrefTo({ to: '/content/edit/$id', params: { id: item.id } }),
                routerOptions: { peek: item.id, among: listed.map(({ id }) => id) },
                title: item.title,
                facts: <CreatedAt at={item.createdAt} />,
                isRead: item.read,
                onPress: () => {
                  if (!item.read) markRead.mutate({ ids: [item.id] });
                  overlay.onClose();
                },
              }))}
            />
          </Stack>
        )}
        {data && data.total > shown && (
          <Text size="caption" tone="muted">
            {messages.more(data.total - shown)}
          </Text>
        )}
        <ButtonLink
          href={hrefTo({ to: '/content/calendar' })}
          isFullWidth
          onPress={overlay.onClose}
        >
          {messages.calendar}
        </ButtonLink>
      </Stack>
    </AnchoredPopover>
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
