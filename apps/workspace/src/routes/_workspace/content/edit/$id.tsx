import { contentId } from '@brandroom/domain/id.schema';
import { createFileRoute } from '@tanstack/react-router';

import { ContentNotFound } from '../../../../features/content/edit/ContentNotFound';
import { EditContentScreen } from '../../../../features/content/edit/EditContentScreen';
import { pathId } from '../../../../shared/navigation/path-id';

export const Route = createFileRoute('/_workspace/content/edit/$id')({
  params: { parse: ({ id }) => ({ id: pathId(contentId, id) }) },
  loader: ({ context: { queryClient, api }, params }) => {
    void queryClient.prefetchQuery(api.content.get.queryOptions({ input: params }));
    void queryClient.prefetchQuery(api.content.history.queryOptions({ input: params }));
  },
  notFoundComponent: ContentNotFound,
  component: Edit,
});

function Edit() {
  return <EditContentScreen id={Route.useParams().id} />;
}
