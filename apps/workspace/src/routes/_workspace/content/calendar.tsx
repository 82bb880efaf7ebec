import { dayOf } from '@brandroom/domain/time/zone';
import { createFileRoute } from '@tanstack/react-router';

import { viewOf } from '../../../features/content/item/calendar-position';
import { contentSearch } from '../../../features/content/item/content-search';
import {
  gridInput,
  listInput,
  undatedInputs,
  waitingInput,
} from '../../../features/content/item/list-input';
import { CalendarScreen } from '../../../features/content/calendar/CalendarScreen';
import { lazyPart } from '../../../shared/load/lazy-part';
import { instantNow } from '../../../shared/time/clock';
import { timeZone } from '../../../shared/time/time-zone';

export const Route = createFileRoute('/_workspace/content/calendar')({
  validateSearch: contentSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, api, brandId, now }, deps }) => {
    if (!brandId) return;
    const view = viewOf(deps);
    const { content } = api;
    if (view === 'list') {
      const input = listInput(brandId, deps, timeZone);
      void queryClient.prefetchQuery(content.list.queryOptions({ input }));
    } else if (view === 'review') {
      const input = waitingInput(brandId);
      void queryClient.prefetchQuery(content.waiting.queryOptions({ input }));
    } else {
      const day = deps.date ?? dayOf(instantNow(now), timeZone);
      const input = gridInput(brandId, deps, { view, day, timeZone });
      void queryClient.prefetchQuery(content.days.queryOptions({ input }));
      for (const each of undatedInputs(brandId, deps))
        void queryClient.prefetchQuery(content.undated.queryOptions({ input: each }));
    }
  },
  component: Calendar,
});

const ReviewDesk = lazyPart(
  async () => (await import('../../../features/content/review/ReviewDesk')).ReviewDesk,
);

function Calendar() {
  const search = Route.useSearch();
  return (
    <CalendarScreen
      search={search}
      review={(brandId) => <ReviewDesk brandId={brandId} search={search} />}
    />
  );
}
