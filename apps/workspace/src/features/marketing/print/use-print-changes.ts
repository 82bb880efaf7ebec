import type { PrintItem } from '@brandroom/domain/campaign/print-item.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useApi, useClient } from '../../../shared/api/api';
import { useCachedList } from '../../../shared/api/use-cached-list';
import { useWorkspace } from '../../../shared/brand/workspace';
import { shortName } from '../../../shared/page/short-name';
import { notifyUndoable } from '../../../shared/page/undoable';
import { printMessages } from './print.messages';

const messages = printMessages.changes;

/** Changes a brand's print collateral. The cached list follows each answer. */
export function usePrintChanges(brandId: BrandId) {
  const api = useApi();
  const { print } = useClient();
  const { user } = useWorkspace();
  const queryClient = useQueryClient();
  const list = useCachedList<PrintItem>(api.print.list.queryKey({ input: { brandId } }));

  function put(item: PrintItem) {
    const key = api.print.get.queryKey({ input: { id: item.id } });
    queryClient.setQueryData<PrintItem>(key, (known) => known && item);
    list.put(item, 'first');
  }

  return {
    put,
    duplicate: useMutation({
      mutationFn: ({ id }: PrintItem) => print.duplicate({ id }),
      onSuccess: (copy) => {
        put(copy);
        const name = shortName(copy);
        const undo = async () => {
          await print.delete({ id: copy.id });
          list.remove(copy);
        };
        notifyUndoable({
          title: messages.duplicated(name),
          undo: can(user, 'advertising.delete', brandId) ? undo : null,
          undone: messages.deleted(name),
          notUndone: messages.notDeleted(name),
        });
      },
    }),
    /** Moves the item to the trash and offers to restore it. */
    discard: useMutation({
      mutationFn: ({ id }: PrintItem) => print.delete({ id }),
      onSuccess: (_, item) => {
        list.remove(item);
        const name = shortName(item);
        notifyUndoable({
          title: messages.deleted(name),
          undo: () => print.restore({ id: item.id }),
          undone: messages.restored(name),
          notUndone: messages.notRestored(name),
        });
      },
    }),
  };
}

export type PrintChanges = ReturnType<typeof usePrintChanges>;
