import { channelLabels, channelOf } from '@brandroom/domain/content/channel';
import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { displayDate } from '@brandroom/domain/content/date';
import { formatDayInFull, formatTime } from '@brandroom/domain/format/date';
import type { BrandId } from '@brandroom/domain/id.schema';
import type { PlainDate } from '@brandroom/domain/time.schema';
import { addDays, startOfDay } from '@brandroom/domain/time/zone';
import { Button } from '@brandroom/ui/Button';
import { ButtonLink } from '@brandroom/ui/ButtonLink';
import { Dialog } from '@brandroom/ui/Dialog';
import { IconButton } from '@brandroom/ui/IconButton';
import { Inline } from '@brandroom/ui/Inline';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Stack } from '@brandroom/ui/Stack';
import { StatusBadge } from '@brandroom/ui/StatusBadge';
import { Text } from '@brandroom/ui/Text';
import { menuTrigger } from '@brandroom/ui/menu-trigger';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Ellipsis } from 'lucide';
import type { ReactNode } from 'react';

import { useHref } from '../../../shared/navigation/use-href';
import { useApi } from '../../../shared/api/api';
import { Load } from '../../../shared/load/Load';
import { timeZone } from '../../../shared/time/time-zone';
import { ItemLink } from '../item/ItemLink';
import type { ContentSearch } from '../item/content-search';
import { filterInput } from '../item/list-input';
import { calendarMessages } from './calendar.messages';
import { QuickCreate } from './QuickCreate';
import { useConfirmedClose } from './use-confirmed-close';
import { useDayFocus } from './use-day-focus';

const messages = calendarMessages.day;

interface DayDialogProps {
  brandId: BrandId;
  day: PlainDate;
  /** The filters of the calendar, which apply here too. */
  search: ContentSearch;
  mayCreate: boolean;
  onMenu: (item: ContentItem, anchor: Element) => void;
  onClose: () => void;
  /** The overlay above it, which has to be inside because the dialog traps focus. */
  children: ReactNode;
}

/** Sorts by time, then by title, as the grid does. */
const asInGrid = (one: ContentItem, two: ContentItem) =>
  displayDate(one).localeCompare(displayDate(two)) || one.title.localeCompare(two.title);

/** Shows all items of a day, and creates new ones. */
export function DayDialog({ day, mayCreate, onMenu, onClose, children, ...items }: DayDialogProps) {
  const hrefTo = useHref();
  const { campaign } = items.search;
  const { setRoot, noteMenu } = useDayFocus();
  const { close, setUnsaved, question } = useConfirmedClose(onClose);
  return (
    <Dialog
      ref={setRoot}
      isOpen
      onOpenChange={close}
      title={formatDayInFull(day)}
      actions={
        <>
          <Button onPress={close}>{messages.close}</Button>
          {mayCreate && (
            <ButtonLink href={hrefTo({ to: '/content/create', search: { date: day, campaign } })}>
              {messages.add}
            </ButtonLink>
          )}
        </>
      }
    >
      <Stack gap={24}>
        <Load label={messages.loading} skeleton={<Skeleton shape="block" />}>
          <Items
            day={day}
            onOpen={close}
            onMenu={(item, button) => {
              noteMenu(button);
              onMenu(item, button);
            }}
            {...items}
          />
        </Load>
        {mayCreate && (
          <QuickCreate
            brandId={items.brandId}
            day={day}
            campaignId={campaign}
            onUnsavedChange={setUnsaved}
            onCreated={onClose}
          />
        )}
      </Stack>
      {children}
      {question}
    </Dialog>
  );
}

function Items({
  brandId,
  day,
  search,
  onOpen,
  onMenu,
}: Pick<DayDialogProps, 'brandId' | 'day' | 'search' | 'onMenu'> & { onOpen: () => void }) {
  const api = useApi();
  const { data } = useSuspenseQuery(
    api.content.days.queryOptions({
      input: {
        brandId,
        ...filterInput(search),
        from: startOfDay(day, timeZone),
        until: startOfDay(addDays(day, 1), timeZone),
        timeZone,
        perDay: 40,
      },
    }),
  );
  const { items = [], total = 0 } = data[0] ?? {};
  if (items.length === 0) return <Text tone="muted">{messages.empty}</Text>;
  return (
    <Stack gap={16}>
      <Stack as="ul" gap={12}>
        {items.toSorted(asInGrid).map((item) => (
          <li key={item.id}>
            <Inline justify="between" gap={12} isWrapping={false}>
              <Stack gap={4}>
                <ItemLink item={item} onOpen={onOpen} />
                <Inline gap={8}>
                  <StatusBadge status={item.status} isPlain />
                  <Text size="caption" tone="muted">
                    {formatTime(displayDate(item), timeZone)} · {channelLabels[channelOf(item)]}
                  </Text>
                </Inline>
              </Stack>
              <IconButton
                icon={Ellipsis}
                label={messages.more(item.title)}
                {...menuTrigger}
                onPress={({ target }) => onMenu(item, target)}
              />
            </Inline>
          </li>
        ))}
      </Stack>
      {total > items.length && (
        <Text size="caption" tone="muted">
          {messages.beyond(total - items.length)}
        </Text>
      )}
    </Stack>
  );
}
