import { formatFound } from '@brandroom/domain/format/count';
import type { BrandId } from '@brandroom/domain/id.schema';
import { BusyRegion } from '@brandroom/ui/BusyRegion';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { Stack } from '@brandroom/ui/Stack';
import { ViewBarCount } from '@brandroom/ui/ViewBarCount';
import { useSuspenseQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { useDeferredValue } from 'react';

import { useApi } from '../../../shared/api/api';
import { Pagination } from '../../../shared/navigation/Pagination';
import { UndoBar } from '../../../shared/page/UndoBar';
import { AnnouncedCount } from '../../../shared/page/AnnouncedCount';
import { timeZone } from '../../../shared/time/time-zone';
import type { ContentSearch } from '../item/content-search';
import { listInput, pageSize } from '../item/list-input';
import { calendarMessages } from './calendar.messages';
import { ContentTable } from './ContentTable';

const messages = calendarMessages.list;

interface ContentListProps {
  brandId: BrandId;
  search: ContentSearch;
  resultsId: string;
}

/** The items that match, a page at a time. */
export function ContentList({ brandId, search, resultsId }: ContentListProps) {
  const api = useApi();
  // The present items stay visible while the next answer is loading.
  const shown = useDeferredValue(search);
  const { data } = useSuspenseQuery(
    api.content.list.queryOptions({ input: listInput(brandId, shown, timeZone) }),
  );
  const { items, total } = data;
  return (
    <BusyRegion id={resultsId} isBusy={shown !== search} label={messages.updating}>
      <ViewBarCount done={<UndoBar />}>
        <AnnouncedCount>{formatFound(total, 'item')}</AnnouncedCount>
      </ViewBarCount>
      <Stack gap={16}>
        {items.length === 0 ? (
          <EmptyState icon={CalendarDays} title={messages.empty} description={messages.emptyHelp} />
        ) : (
          <ContentTable items={items} search={shown} />
        )}
        <Pagination page={shown.page ?? 1} pageSize={pageSize} total={total} />
      </Stack>
    </BusyRegion>
  );
}
