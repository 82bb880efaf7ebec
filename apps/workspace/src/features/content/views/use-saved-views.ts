import type { ViewSearch } from '@brandroom/domain/content/view-search.schema';
import { seesUnfinishedContent } from '@brandroom/domain/content/visibility';
import type { BrandId } from '@brandroom/domain/id.schema';
import { dayOf } from '@brandroom/domain/time/zone';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../../../shared/api/api';
import { useWorkspace } from '../../../shared/brand/workspace';
import { useHref } from '../../../shared/navigation/use-href';
import { useNow } from '../../../shared/time/clock';
import { timeZone } from '../../../shared/time/time-zone';
import type { MenuView } from '../../../shared/views/view-sections';
import { contentTypes } from '../item/content-search';
import type { ShownSearch } from './view-search';
import { isShown, searchOf } from './view-search';
import { viewsMessages } from './views.messages';

/** Returns the views of a brand's calendar for this person: the built-in ones, then their own. */
export function useSavedViews(brandId: BrandId, search: ShownSearch): readonly MenuView[] {
  const { user } = useWorkspace();
  const now = useNow();
  const hrefTo = useHref();
  const { data = [] } = useQuery(
    useApi().views.list.queryOptions({ input: { brandId, area: 'content' } }),
  );
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
    ...data
      .filter((saved) => saved.area === 'content')
      .map((saved) => ({ id: saved.id, name: saved.name, search: saved.search, saved })),
  ];
  return all.map(({ search: kept, ...view }) => ({
    ...view,
    href: hrefTo({ to: '/content/calendar', search: searchOf(kept, moment) }),
    isCurrent: isShown(kept, search, moment),
  }));
}
