import { dayOf } from '@brandroom/domain/time/zone';
import { createFileRoute } from '@tanstack/react-router';

import { viewOf } from '../../../features/content/item/calendar-position';
import { contentSearch, withoutPeek } from '../../../features/content/item/content-search';
import * as inputs from '../../../features/content/item/list-input';
import { CalendarScreen } from '../../../features/content/calendar/CalendarScreen';
import { ContentList } from '../../../features/content/list/list-parts';
import { CalendarGrid } from '../../../features/content/calendar/calendar-parts';
import { ReviewDesk } from '../../../features/content/review/review-parts';
import { ensureFresh } from '../../../shared/load/ensure-fresh';
import { waitBriefly } from '../../../shared/load/wait-briefly';
import { instantNow } from '../../../shared/time/clock';
import { timeZone } from '../../../shared/time/time-zone';

export const Route = createFileRoute('/_workspace/content/calendar')({
  validateSearch: contentSearch,
  loaderDeps: ({ search }) => withoutPeek(search),
  staticData: { loadAhead: () => import('../../../features/content/calendar/CalendarGrid') },
  loader: ({ context: { queryClient, api, brandId, now }, deps, cause }) => {
    if (!brandId) return undefined;
    const view = viewOf(deps);
    const { content } = api;
    const ensure = ensureFresh(queryClient);
    if (view === 'review') {
      const waiting = content.waiting.queryOptions({ input: inputs.waitingInput(brandId) });
      return waitBriefly(cause, [ReviewDesk.load(), ensure(waiting)]);
    }
    // The menu of saved views is in the bar, whose chips are fitted only once it has loaded.
    const views = ensure(api.views.list.queryOptions({ input: { brandId, area: 'content' } }));
    if (view === 'list') {
      const list = content.list.queryOptions({ input: inputs.listInput(brandId, deps, timeZone) });
      return waitBriefly(cause, [ContentList.load(), views, ensure(list)]);
    }
    const day = deps.date ?? dayOf(instantNow(now), timeZone);
    const input = inputs.gridInput(brandId, deps, { view, day, timeZone });
    const undated = inputs.undatedInputs(brandId, deps);
    return waitBriefly(cause, [
      CalendarGrid.load(),
      views,
      ensure(content.days.queryOptions({ input })),
      ...undated.map((each) => ensure(content.undated.queryOptions({ input: each }))),
    ]);
  },
  component: Calendar,
});

function Calendar() {
  const search = Route.useLoaderDeps();
  return (
    <CalendarScreen
      search={search}
      list={(brandId, resultsId) => (
        <ContentList brandId={brandId} search={search} resultsId={resultsId} />
      )}
      review={(brandId) => <ReviewDesk brandId={brandId} search={search} />}
    />
  );
}
