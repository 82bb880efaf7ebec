import { seesUnfinishedContent } from '@brandroom/domain/content/visibility';
import type { BrandId } from '@brandroom/domain/id.schema';
import { ToggleGroup } from '@brandroom/ui/ToggleGroup';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, CalendarRange, List, ListChecks } from 'lucide-react';

import { useApi } from '../../../shared/api/api';
import { useWorkspace } from '../../../shared/brand/workspace';
import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import type { ContentSearch, ContentView } from './content-search';
import { contentTypes } from './content-search';
import { itemMessages } from './item.messages';

const messages = itemMessages.page;
const viewOptions = [
  { value: 'month', label: messages.views.month, icon: CalendarDays },
  { value: 'week', label: messages.views.week, icon: CalendarRange },
  { value: 'list', label: messages.views.list, icon: List },
] as const;

/** How the content is looked at; with the review for those who see what waits. */
export function ViewChoice({ brandId, view }: { brandId: BrandId; view: ContentView }) {
  const { user } = useWorkspace();
  const update = useSearchUpdate<ContentSearch>();
  const seesWaiting = contentTypes.some((type) => seesUnfinishedContent(user, type, brandId));
  // The bell has asked already.
  const { data } = useQuery({
    ...useApi().notifications.list.queryOptions({ input: { brandId } }),
    enabled: seesWaiting,
  });
  const label = messages.views.review(data?.total ?? 0);
  return (
    <ToggleGroup
      label={messages.view}
      options={[
        ...viewOptions,
        ...(seesWaiting ? [{ value: 'review', label, icon: ListChecks } as const] : []),
      ]}
      value={view}
      onChange={(next) => update({ view: next, page: undefined, item: undefined })}
    />
  );
}
