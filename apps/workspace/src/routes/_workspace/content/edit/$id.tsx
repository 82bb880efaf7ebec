import { contentId } from '@brandroom/domain/id.schema';
import { createFileRoute } from '@tanstack/react-router';

import { ContentNotFound } from '../../../../features/content/edit/ContentNotFound';
import { EditContentScreen } from '../../../../features/content/edit/EditContentScreen';
import { PreviewPanel } from '../../../../features/content/writing/draft-parts';
import { ensureFresh } from '../../../../shared/load/ensure-fresh';
import { waitBriefly } from '../../../../shared/load/wait-briefly';
import { pathId } from '../../../../shared/navigation/path-id';

export const Route = createFileRoute('/_workspace/content/edit/$id')({
  params: { parse: ({ id }) => ({ id: pathId(contentId, id) }) },
  loader: ({ context: { queryClient, api }, params, cause }) => {
    const ensure = ensureFresh(queryClient);
    return waitBriefly(cause, [
      PreviewPanel.load(),
      ensure(api.content.get.queryOptions({ input: params })),
      ensure(api.content.history.queryOptions({ input: params })),
    ]);
  },
  notFoundComponent: ContentNotFound,
  component: Edit,
});

function Edit() {
  return <EditContentScreen id={Route.useParams().id} />;
}
