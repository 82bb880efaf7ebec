import { printItemId } from '@brandroom/domain/id.schema';
import { createFileRoute } from '@tanstack/react-router';

import { PrintItemScreen } from '../../../../features/marketing/print/PrintItemScreen';
import { PrintNotFound } from '../../../../features/marketing/print/PrintNotFound';
import { ensureFresh } from '../../../../shared/load/ensure-fresh';
import { waitBriefly } from '../../../../shared/load/wait-briefly';
import { pathId } from '../../../../shared/navigation/path-id';

export const Route = createFileRoute('/_workspace/marketing/print_/$id')({
  params: { parse: ({ id }) => ({ id: pathId(printItemId, id) }) },
  loader: ({ context: { queryClient, api }, params, cause }) =>
    waitBriefly(cause, [ensureFresh(queryClient)(api.print.get.queryOptions({ input: params }))]),
  notFoundComponent: PrintNotFound,
  component: Item,
});

function Item() {
  return <PrintItemScreen id={Route.useParams().id} />;
}
