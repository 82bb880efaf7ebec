import type { SavedView } from '@brandroom/domain/content/saved-view.schema';
import type { ViewSearch } from '@brandroom/domain/content/saved-view.schema';
import { seesUnfinishedContent } from '@brandroom/domain/content/visibility';
import type { BrandId } from '@brandroom/domain/id.schema';
import { dayOf } from '@brandroom/domain/time/zone';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../../../shared/api/api';
import { useWorkspace } from '../../../shared/brand/workspace';
import { useNow } from '../../../shared/time/clock';
import { timeZone } from '../../../shared/time/time-zone';
import { contentTypes } from '../item/content-search';
import type { ShownSearch } from './view-search';
import { isShown } from './view-search';
import { viewsMessages } from './views.messages';

/** A view of the menu; `saved` where it is the person's own. */
export interface MenuView {
  id: string;
  name: string;
  search: ViewSearch;
  isCurrent: boolean;
  saved: SavedView | null;
}

/** The views of a brand's calendar for this person: everybody's, then their own. */
export function useSavedViews(brandId: BrandId, search: ShownSearch): readonly MenuView[] {
  const { user } = useWorkspace();
  const now = useNow();
  const { data = [] } = useQuery(useApi().views.list.queryOptions({ input: { brandId } }));
  const moment = { now: now(), timeZone };
  const seesAll = contentTypes.some((type) => seesUnfinishedContent(user, type, brandId));
  const start = dayOf(moment.now, timeZone);
  const names = viewsMessages.builtIn;
  const builtIn: { id: string; name: string; search: ViewSearch; isForAll: boolean }[] = [
    {
      id: 'upcoming',
      name: names.upcoming,
      search: { view: 'list', start, orderBy: 'date' },
      isForAll: true,
    },
    {
      id: 'review',
      name: names.review,
      search: { view: 'list', status: 'pending' },
      isForAll: false,
    },
    {
      id: 'drafts',
      name: names.drafts,
      search: { view: 'list', status: 'draft' },
      isForAll: false,
    },
    {
      id: 'published',
      name: names.published,
      search: { view: 'list', status: 'published' },
      isForAll: true,
    },
  ];
  const all = [
    ...builtIn
      .filter(({ isForAll }) => isForAll || seesAll)
      .map(({ isForAll: _, ...view }) => ({ ...view, saved: null })),
    ...data.map((saved) => ({ id: saved.id, name: saved.name, search: saved.search, saved })),
  ];
  return all.map((view) => ({ ...view, isCurrent: isShown(view.search, search, moment) }));
}
