import { printItemId } from '@brandroom/domain/id.schema';
import { createFileRoute } from '@tanstack/react-router';

import { EditPrintScreen } from '../../../../../features/marketing/print/EditPrintScreen';
import { PrintNotFound } from '../../../../../features/marketing/print/PrintNotFound';
import { ensureFresh } from '../../../../../shared/load/ensure-fresh';
import { waitBriefly } from '../../../../../shared/load/wait-briefly';
import { pathId } from '../../../../../shared/navigation/path-id';

export const Route = createFileRoute('/_workspace/marketing/print_/$id_/edit')({
  params: { parse: ({ id }) => ({ id: pathId(printItemId, id) }) },
  loader: ({ context: { queryClient, api }, params, cause }) =>
    waitBriefly(cause, [ensureFresh(queryClient)(api.print.get.queryOptions({ input: params }))]),
  notFoundComponent: PrintNotFound,
  component: Edit,
});

function Edit() {
  return <EditPrintScreen id={Route.useParams().id} />;
}
