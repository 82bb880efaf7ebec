import { printItemId } from '@brandroom/domain/id.schema';
import { createFileRoute } from '@tanstack/react-router';

import { EditPrintScreen } from '../../../../../features/marketing/print/EditPrintScreen';
import { PrintNotFound } from '../../../../../features/marketing/print/PrintNotFound';
import { ensured } from '../../../../../shared/load/ensured';
import { soon } from '../../../../../shared/load/soon';
import { pathId } from '../../../../../shared/navigation/path-id';

export const Route = createFileRoute('/_workspace/marketing/print_/$id_/edit')({
  params: { parse: ({ id }) => ({ id: pathId(printItemId, id) }) },
  loader: ({ context: { queryClient, api }, params, cause }) =>
    soon(cause, [ensured(queryClient)(api.print.get.queryOptions({ input: params }))]),
  notFoundComponent: PrintNotFound,
  component: Edit,
});

function Edit() {
  return <EditPrintScreen id={Route.useParams().id} />;
}
