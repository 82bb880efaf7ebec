import { createFileRoute } from '@tanstack/react-router';

import { EditContentScreen } from '../../../../features/content/edit/EditContentScreen';
import type { ContentId } from '@brandroom/domain/id.schema';

export const Route = createFileRoute('/_workspace/content/edit/$id')({
  loader: ({ context: { queryClient, api }, params }) => {
    const input = { id: params.id as ContentId };
    void queryClient.prefetchQuery(api.content.get.queryOptions({ input }));
    void queryClient.prefetchQuery(api.content.history.queryOptions({ input }));
  },
  component: Edit,
});

function Edit() {
  return <EditContentScreen id={Route.useParams().id as ContentId} />;
}
