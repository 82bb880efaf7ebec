import type { PrintItem } from '@brandroom/domain/campaign/print-item.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { useMutation } from '@tanstack/react-query';

import { useApi, useClient } from '../../../shared/api/api';
import { useWorkspace } from '../../../shared/brand/workspace';
import { shortName } from '../../../shared/page/short-name';
import { notifyUndoable } from '../../../shared/page/undoable';
import { useCachedRecords } from '../../../shared/record/use-cached-records';
import { printMessages } from './print.messages';

const messages = printMessages.changes;

/** Changes a brand's print collateral. The cached list follows each answer. */
export function usePrintChanges(brandId: BrandId) {
  const api = useApi().print;
  const { print } = useClient();
  const { user } = useWorkspace();
  const { put, remove } = useCachedRecords<PrintItem>({
    listKey: api.list.queryKey({ input: { brandId } }),
    keyOf: (input) => api.get.queryKey({ input }),
    cached: (item) => item,
  });

  return {
    put,
    duplicate: useMutation({
      mutationKey: api.key(),
      mutationFn: ({ id }: PrintItem) => print.duplicate({ id }),
      onSuccess: (copy) => {
        put(copy);
        const name = shortName(copy);
        const undo = async () => {
          await print.delete({ id: copy.id });
          remove(copy);
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
      mutationKey: api.key(),
      mutationFn: ({ id }: PrintItem) => print.delete({ id }),
      onSuccess: (_, item) => {
        remove(item);
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
