import type { BrandId } from '@brandroom/domain/id.schema';
import { Button } from '@brandroom/ui/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide';

import { useApi } from '../../../shared/api/api';
import type { ContentSearch } from '../item/content-search';
import { undatedInput } from '../item/list-input';
import { calendarMessages } from './calendar.messages';
import type { TrayState } from './use-tray';
import { trayButtonId } from './use-tray';

interface TrayButtonProps {
  brandId: BrandId;
  search: ContentSearch;
  tray: TrayState;
}

/** Opens the tray. It has its place before the items are there, or it would move the search when they come. */
export function TrayButton({ brandId, search, tray }: TrayButtonProps) {
  const { content } = useApi();
  const { data, isError } = useQuery({
    ...content.undated.queryOptions({ input: undatedInput(brandId, search) }),
    placeholderData: keepPreviousData,
  });
  if (isError) return null;
  return (
    <Button
      id={trayButtonId}
      icon={Inbox}
      size="small"
      variant={tray.isOpen ? 'secondary' : 'quiet'}
      count={data?.total ?? null}
      aria-expanded={tray.isOpen}
      onPress={() => tray.toggle(!tray.isOpen)}
    >
      {calendarMessages.grid.tray.title}
    </Button>
  );
}
