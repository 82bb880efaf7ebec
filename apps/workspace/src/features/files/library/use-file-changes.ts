import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import type { FileAsset } from '@brandroom/domain/file/file.schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useApi, useClient } from '../../../shared/api/api';
import { saveFile } from '../../../shared/files/save-file';
import { notifyFailure, notifyUndoable } from '../../../shared/page/undoable';
import { shortName } from '../../../shared/page/short-name';
import { libraryMessages } from './library.messages';

const messages = libraryMessages.delete;

/** The values of a file that an update writes. */
export type FilePatch = Parameters<WorkspaceClient['files']['update']>[0]['patch'];

interface FilePage {
  items: FileAsset[];
  total: number;
}

/**
 * The actions on a stored file. Cached lists follow the answers at once; the change event of each
 * answer then refetches them.
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

  const showOne = (file: FileAsset) => {
    changeLists(({ items, total }) => ({
      items: items.map((each) => (each.id === file.id ? file : each)),
      total,
    }));
    queryClient.setQueryData(api.files.get.queryKey({ input: { id: file.id } }), file);
  };

  /** Reports other bytes, with an Undo that restores the former version. */
  function notifyVersion(former: FileAsset, words: { title: string; description?: string }): void {
    const { id, version } = former;
    notifyUndoable({
      ...words,
      undo: async () => showOne(await client.files.restoreVersion({ id, version })),
      undone: libraryMessages.replace.undone(shortName(former)),
      notUndone: messages.notRestored(shortName(former)),
    });
  }

  /** Replaces the current bytes by those of an older version. */
  const restoreVersion = useMutation({
    mutationKey: api.files.key(),
    mutationFn: ({ file: { id }, version }: { file: FileAsset; version: number }) =>
      client.files.restoreVersion({ id, version }),
    onSuccess: (restored, { file, version }) => {
      showOne(restored);
      notifyVersion(file, { title: libraryMessages.replace.restored(shortName(file), version) });
    },
    onError: (error, earlier) =>
      notifyFailure(messages.notRestored(shortName(earlier.file)), error, () =>
        restoreVersion.mutate(earlier),
      ),
  });

  /** Reports an update, with an Undo that writes the former values. */
  function notifyChanged(before: FileAsset, title: string, former: FilePatch): void {
    const { id } = before;
    notifyUndoable({
      title,
      undo: async () => showOne(await client.files.update({ id, patch: former })),
      undone: libraryMessages.replace.undone(shortName(before)),
      notUndone: messages.notRestored(shortName(before)),
    });
  }

  return {
    notifyChanged,
    /** Changes name, category, alt text or template mark; resolves with the current file. */
    update: useMutation(
      api.files.update.mutationOptions({
        mutationKey: api.files.key(),
        onSuccess: showOne,
      }),
    ),
    /** Moves the file to the trash and offers to restore it. */
    discard: useMutation({
      mutationKey: api.files.key(),
      mutationFn: (file: FileAsset) => client.files.delete({ id: file.id }),
      onSuccess: (_, file) => {
        changeLists(({ items, total }) => {
          const left = items.filter(({ id }) => id !== file.id);
          return { items: left, total: total - (items.length - left.length) };
        });
        notifyUndoable({
          title: messages.deleted(shortName(file)),
          undo: () => client.files.restore({ id: file.id }),
          undone: messages.restored(shortName(file)),
          notUndone: messages.notRestored(shortName(file)),
        });
      },
    }),
    /** Saves the stored bytes under the file's name. */
    download: useMutation({
      meta: { isReadOnly: true },
      mutationFn: ({ id, version }: FileAsset) => client.files.download({ id, version }),
      onSuccess: (bytes) => saveFile(bytes, bytes.name),
    }),
    /** Replaces the current bytes. */
    replace: useMutation({
      mutationKey: api.files.key(),
      mutationFn: ({ file, taken }: { file: FileAsset; taken: File }) =>
        client.files.replace({ id: file.id, file: taken }),
      onSuccess: (replaced, { file, taken }) => {
        showOne(replaced);
        const words = libraryMessages.replace;
        const about = [
          words.newVersion(taken.name),
          ...(replaced.name === file.name ? [] : [words.renamed(replaced.name)]),
        ];
        notifyVersion(file, { title: words.done(shortName(file)), description: about.join(' ') });
      },
    }),
    restoreVersion,
  };
}

export type FileChanges = ReturnType<typeof useFileChanges>;
