import { createFileRoute } from '@tanstack/react-router';
import { can } from '@brandroom/domain/rights/can';

import { filesSearch, listInput } from '../../features/files/library/files-search';
import { FilesScreen } from '../../features/files/library/FilesScreen';
import { ShareDialog } from '../../features/share/share-parts';
import { ensureFresh } from '../../shared/load/ensure-fresh';
import { waitBriefly } from '../../shared/load/wait-briefly';

export const Route = createFileRoute('/_workspace/files')({
  validateSearch: filesSearch,
  loaderDeps: ({ search: { file, ...list } }) => list,
  loader: ({ context: { queryClient, api, brandId, user }, deps, cause }) => {
    if (!brandId || !can(user, 'files.view', brandId)) return undefined;
    const ensure = ensureFresh(queryClient);
    return waitBriefly(cause, [
      ensure(api.files.list.queryOptions({ input: listInput(brandId, deps) })),
      ensure(api.views.list.queryOptions({ input: { brandId, area: 'files' } })),
    ]);
  },
  component: Files,
});

function Files() {
  return <FilesScreen search={Route.useSearch()} ShareDialog={ShareDialog} />;
}
