import { createFileRoute } from '@tanstack/react-router';
import { can } from '@brandroom/domain/rights/can';

import { filesSearch, listInput } from '../../features/files/files-search';
import { FilesScreen } from '../../features/files/FilesScreen';

export const Route = createFileRoute('/_workspace/files')({
  validateSearch: filesSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, api, brandId, user }, deps }) => {
    if (!brandId || !can(user, 'files.view', brandId)) return;
    const input = listInput(brandId, deps);
    void queryClient.prefetchQuery(api.files.list.queryOptions({ input }));
  },
  // The loader waits for nothing: with the router's own zero, a tab or a typed letter would take the
  // page away for a moment, and focus with it.
  component: Files,
});

function Files() {
  return <FilesScreen search={Route.useSearch()} />;
}
