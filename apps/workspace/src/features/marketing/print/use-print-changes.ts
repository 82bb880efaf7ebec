import type { PrintItem } from '@brandroom/domain/campaign/print-item.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useApi, useClient } from '../../../shared/api/api';
import { failureMessages, operationError } from '../../../shared/api/operation-error';
import { shortName } from '../../../shared/page/short-name';
import { notify } from '../../../shared/page/undo-bar';
import { printMessages } from './print.messages';

const messages = printMessages.changes;
const { undo, tryAgain } = printMessages.actions;

/** Changes a brand's print collateral. The cached list follows each answer. */
export function usePrintChanges(brandId: BrandId) {
  const api = useApi();
  const { print } = useClient();
  const queryClient = useQueryClient();
  const listKey = api.print.list.queryKey({ input: { brandId } });

  function changeList(change: (list: PrintItem[]) => PrintItem[]) {
    queryClient.setQueryData<PrintItem[]>(listKey, (list) => list && change(list));
  }
  function put(item: PrintItem) {
    const key = api.print.get.queryKey({ input: { id: item.id } });
    queryClient.setQueryData<PrintItem>(key, (known) => known && item);
    changeList((list) =>
      list.some(({ id }) => id === item.id)
        ? list.map((each) => (each.id === item.id ? item : each))
        : [item, ...list],
    );
  }

  /** Restores an item and reports a failure, because the list may no longer be on screen. */
  async function restore(item: PrintItem): Promise<void> {
    const name = shortName(item);
    try {
      await print.restore({ id: item.id });
      notify({ title: messages.restored(name) });
    } catch (error) {
      const { code } = operationError(error);
      const action = { label: tryAgain, onAction: () => void restore(item) };
      notify(
        {
          title: messages.notRestored(name),
          description: failureMessages[code].title,
          ...(code === 'notFound' || code === 'forbidden' ? {} : { action }),
        },
        { timeout: null },
      );
    }
  }

  return {
    put,
    duplicate: useMutation({
      mutationFn: ({ id }: PrintItem) => print.duplicate({ id }),
      onSuccess: (copy) => {
        put(copy);
        notify({ title: messages.duplicated(shortName(copy)) });
      },
    }),
    /** Moves the item to the trash and offers to restore it. */
    discard: useMutation({
      mutationFn: ({ id }: PrintItem) => print.delete({ id }),
      onSuccess: (_, item) => {
        changeList((list) => list.filter(({ id }) => id !== item.id));
        notify({
          title: messages.deleted(shortName(item)),
          action: { label: undo, onAction: () => void restore(item) },
        });
      },
    }),
  };
}

export type PrintChanges = ReturnType<typeof usePrintChanges>;
