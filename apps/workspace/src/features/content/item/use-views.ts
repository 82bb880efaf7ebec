import { seesUnfinishedContent } from '@brandroom/domain/content/visibility';
import type { BrandId } from '@brandroom/domain/id.schema';
import type { PageViewsProps } from '@brandroom/ui/PageViews';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../../../shared/api/api';
import { useWorkspace } from '../../../shared/brand/workspace';
import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import type { ContentSearch, ContentView } from './content-search';
import { contentTypes } from './content-search';
import { itemMessages } from './item.messages';

const messages = itemMessages.page;
const viewOptions = (['month', 'week', 'list'] as const).map((value) => ({
  value,
  label: messages.views[value],
}));

/** The views of the content, with the review desk for people who may see pending items. */
export function useViews(brandId: BrandId, view: ContentView): PageViewsProps<ContentView> {
  const { user } = useWorkspace();
  const update = useSearchUpdate<ContentSearch>();
  const seesWaiting = contentTypes.some((type) => seesUnfinishedContent(user, type, brandId));
  // The bell has already loaded this query.
  const { data } = useQuery({
    ...useApi().notifications.list.queryOptions({ input: { brandId } }),
    enabled: seesWaiting,
  });
  const label = messages.views.review(data?.total ?? 0);
  return {
    label: messages.view,
    options: [...viewOptions, ...(seesWaiting ? [{ value: 'review', label } as const] : [])],
    value: view,
    onChange: (next) => update({ view: next, page: undefined, item: undefined }),
  };
}
