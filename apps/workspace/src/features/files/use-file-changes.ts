import type { FileAsset } from '@brandroom/domain/file/file.schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useApi, useClient } from '../../shared/api/api';
import { failureMessages, operationError } from '../../shared/api/operation-error';
import { saveFile } from '../../shared/files/save-file';
import { notify } from '../../shared/page/undo-bar';
import { filesMessages } from './files.messages';

const messages = filesMessages.delete;

interface FilePage {
  items: FileAsset[];
  total: number;
}

/**
 * The actions on a stored file. Lists in the cache follow the answers at once; the change
 * event that comes with each then has them asked for again.
 */
export function useFileChanges() {
  const api = useApi();
  const client = useClient();
  const queryClient = useQueryClient();

  function changeLists(change: (page: FilePage) => FilePage) {
    queryClient.setQueriesData<FilePage>(
      { queryKey: api.files.list.key() },
      (page) => page && change(page),
    );
  }

  async function restore(file: FileAsset): Promise<void> {
    try {
      await client.files.restore({ id: file.id });
      notify({ title: messages.restored(file.name) });
    } catch (error) {
      // The list may be gone from the screen by now, so the words stay until they are closed.
      const { code } = operationError(error);
      const action = { label: filesMessages.actions.tryAgain, onAction: () => void restore(file) };
      notify(
        {
          title: messages.notRestored(file.name),
          description: failureMessages[code].title,
          ...(code === 'notFound' || code === 'forbidden' ? {} : { action }),
        },
        { timeout: null },
      );
    }
  }

  return {
    /** Name, category or template mark; answers with the file as it is now. */
    update: useMutation(
      api.files.update.mutationOptions({
        onSuccess: (file) => {
          changeLists(({ items, total }) => ({
            items: items.map((each) => (each.id === file.id ? file : each)),
            total,
          }));
        },
      }),
    ),
    /** Moves the file to the trash and offers to bring it back. */
    discard: useMutation({
      mutationFn: (file: FileAsset) => client.files.delete({ id: file.id }),
      onSuccess: (_, file) => {
        changeLists(({ items, total }) => {
          const left = items.filter(({ id }) => id !== file.id);
          return { items: left, total: total - (items.length - left.length) };
        });
        notify({
          title: messages.deleted(file.name),
          action: { label: messages.undo, onAction: () => void restore(file) },
        });
      },
    }),
    /** Saves the stored bytes under the file's name. */
    download: useMutation({
      mutationFn: (file: FileAsset) => client.files.download({ id: file.id }),
      onSuccess: (bytes, file) => saveFile(bytes, file.name),
    }),
  };
}

export type FileChanges = ReturnType<typeof useFileChanges>;
