import { dayOf } from '@brandroom/domain/time/zone';
import { createFileRoute } from '@tanstack/react-router';

import { viewOf } from '../../../features/content/calendar-place';
import { contentSearch } from '../../../features/content/content-search';
import {
  gridInput,
  listInput,
  undatedInputs,
  waitingInput,
} from '../../../features/content/list-input';
import { CalendarScreen } from '../../../features/content/screens/CalendarScreen';
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
      const day = deps.date ?? dayOf(new Date(now()).toISOString(), timeZone);
      const input = gridInput(brandId, deps, { view, day, timeZone });
      void queryClient.prefetchQuery(content.days.queryOptions({ input }));
      for (const each of undatedInputs(brandId, deps))
        void queryClient.prefetchQuery(content.undated.queryOptions({ input: each }));
    }
  },
  component: Calendar,
});

function Calendar() {
  return <CalendarScreen search={Route.useSearch()} />;
}
