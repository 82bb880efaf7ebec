import type { FileAsset } from '@brandroom/domain/file/file.schema';
import { isSameTag } from '@brandroom/domain/tags.schema';
import { announce } from '@brandroom/ui/announce';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useApi, useClient } from '../../../shared/api/api';
import { failureMessage } from '../../../shared/api/show-failure';
import { refetch } from '../../../shared/api/refetch';
import type { Refusal } from '../../../shared/api/run-many';
import { runMany } from '../../../shared/api/run-many';
import { useWorkspace } from '../../../shared/brand/workspace';
import { saveFile } from '../../../shared/files/save-file';
import { namedList } from '../../../shared/page/named-list';
import { notify } from '../../../shared/page/undo-bar';
import { libraryMessages } from './library.messages';

const messages = libraryMessages.many;
/** The most refused files named; the others are counted. */
const maxNamed = 3;

/** Returns one sentence for each reason, with the names it applies to. */
function refusals(refused: readonly Refusal<FileAsset>[]): string {
  const byReason = Map.groupBy(refused, ({ reason }) => reason);
  return [...byReason]
    .map(([reason, those]) => {
      const names = those.map(({ item }) => item.name);
      return messages.refusal(namedList(names, maxNamed), reason);
    })
    .join(' ');
}

/** A file with the tags that were added to it. */
interface Tagged {
  readonly file: FileAsset;
  readonly added: readonly string[];
}

/**
 * The actions on several files: tagging and deleting with one undo, and downloading as one archive.
 */
export function useBulkFiles({ onDeleted }: { onDeleted: (files: readonly FileAsset[]) => void }) {
  const client = useClient();
  const api = useApi();
  const queryClient = useQueryClient();
  const { brand } = useWorkspace();
  const [zipped, setZipped] = useState(0);

  /** Shows the result. After a refusal the library may be outdated, so it is refetched. */
  function report(
    title: string,
    refused: readonly Refusal<FileAsset>[],
    action?: { label: string; onAction: () => void },
  ) {
    const hasRefused = refused.length > 0;
    if (hasRefused) refetch(queryClient, api.files.key());
    notify(
      {
        title,
        ...(hasRefused ? { description: refusals(refused) } : {}),
        ...(action ? { action } : {}),
      },
      hasRefused ? { timeout: null } : {},
    );
  }

  async function restore(files: readonly FileAsset[]): Promise<void> {
    const { done, refused } = await runMany(files, ({ id }) => client.files.restore({ id }));
    const left = refused.map(({ item }) => item);
    const again = { label: libraryMessages.actions.tryAgain, onAction: () => void restore(left) };
    report(
      messages.restored(done.length, files.length),
      refused,
      left.length > 0 ? again : undefined,
    );
  }

  const discard = useMutation({
    mutationKey: api.files.key(),
    mutationFn: (files: readonly FileAsset[]) =>
      runMany(files, ({ id }) => client.files.delete({ id })),
    onSuccess: ({ done, refused }, files) => {
      const deleted = done.map(({ item }) => item);
      const undo = { label: libraryMessages.delete.undo, onAction: () => void restore(deleted) };
      const again = {
        label: libraryMessages.actions.tryAgain,
        onAction: () => discard.mutate(files),
      };
      report(messages.deleted(done.length, files.length), refused, done.length > 0 ? undo : again);
      onDeleted(deleted);
    },
  });

  async function untag(tagged: readonly Tagged[]): Promise<void> {
    const addedTo = new Map(tagged.map(({ file, added }) => [file.id, added]));
    const { done, refused } = await runMany(
      tagged.map(({ file }) => file),
      ({ id }) => client.files.update({ id, patch: { removeTags: [...(addedTo.get(id) ?? [])] } }),
    );
    const left = tagged.filter(({ file }) => refused.some(({ item }) => item.id === file.id));
    const again = { label: libraryMessages.actions.tryAgain, onAction: () => void untag(left) };
    const words = libraryMessages.tags.removed(done.length, tagged.length);
    report(words, refused, left.length > 0 ? again : undefined);
  }

  const addTags = useMutation({
    mutationKey: api.files.key(),
    mutationFn: ({ files, tags }: { files: readonly FileAsset[]; tags: readonly string[] }) =>
      runMany(files, ({ id }) => client.files.update({ id, patch: { addTags: [...tags] } })),
    onSuccess: ({ done, refused }, { files, tags }) => {
      const tagged = done.map(({ item: file }) => ({
        file,
        added: tags.filter((tag) => !file.tags.some((each) => isSameTag(each, tag))),
      }));
      const undo = { label: libraryMessages.delete.undo, onAction: () => void untag(tagged) };
      const words = libraryMessages.tags.added(done.length, files.length);
      const again = {
        label: libraryMessages.actions.tryAgain,
        onAction: () => addTags.mutate({ files, tags }),
      };
      report(words, refused, done.length > 0 ? undo : again);
    },
  });

  const download = useMutation({
    meta: { isDownload: true },
    mutationFn: async (files: readonly FileAsset[]) => {
      setZipped(0);
      announce(messages.preparing(files.length));
      const { zipFiles } = await import('./zip-files');
      return zipFiles(files, ({ id }) => client.files.download({ id }), setZipped);
    },
    onSuccess: ({ archive, missing }, files) => {
      if (archive) saveFile(archive, messages.archive(brand?.name));
      const count = files.length - missing.length;
      const left = missing.map(({ item }) => item);
      const again = {
        label: libraryMessages.actions.tryAgain,
        onAction: () => download.mutate(left),
      };
      report(
        messages.downloaded(count, files.length),
        missing,
        left.length > 0 ? again : undefined,
      );
    },
    onError: (error, files) =>
      report(
        messages.downloaded(0, files.length),
        files.map((item) => ({ item, reason: failureMessage(error) })),
        { label: libraryMessages.actions.tryAgain, onAction: () => download.mutate(files) },
      ),
  });
  return { addTags, discard, download, zipped };
}
