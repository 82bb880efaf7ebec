import { createFileRoute } from '@tanstack/react-router';

import { contentSearch } from '../../../features/content/content-search';
import { listInput } from '../../../features/content/list-input';
import { ContentListScreen } from '../../../features/content/screens/ContentListScreen';
import { timeZone } from '../../../shared/time/time-zone';

export const Route = createFileRoute('/_workspace/content/calendar')({
  staticData: { title: 'Content calendar' },
  validateSearch: contentSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, api, brandId }, deps }) => {
    if (!brandId) return;
    const input = listInput(brandId, deps, timeZone);
    void queryClient.prefetchQuery(api.content.list.queryOptions({ input }));
  },
  component: Calendar,
});

function Calendar() {
  return <ContentListScreen search={Route.useSearch()} />;
}
