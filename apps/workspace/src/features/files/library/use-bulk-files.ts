import type { FileAsset } from '@brandroom/domain/file/file.schema';
import { isSameTag } from '@brandroom/domain/tags.schema';
import { announce } from '@brandroom/ui/announce';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { useApi, useClient } from '../../../shared/api/api';
import { retryLabel } from '../../../shared/api/operation-error';
import { failureMessage } from '../../../shared/api/show-failure';
import type { Refusal } from '../../../shared/api/run-many';
import { linesByReason, runMany } from '../../../shared/api/run-many';
import { useWorkspace } from '../../../shared/brand/workspace';
import { saveFile } from '../../../shared/files/save-file';
import { namedList } from '../../../shared/page/named-list';
import { notifyMany } from '../../../shared/page/notify-many';
import { pageMessages } from '../../../shared/page/page.messages';
import { libraryMessages } from './library.messages';

const messages = libraryMessages.many;
/** The most refused files named; the others are counted. */
const maxNamed = 3;

/** Returns one line for each reason, with the names it applies to. */
const refusalLines = (refused: readonly Refusal<FileAsset>[]) =>
  linesByReason(refused, (files, reason) => {
    const names = files.map(({ name }) => name);
    return messages.refusal(namedList(names, maxNamed), reason);
  });

const filesOf = (refused: readonly Refusal<FileAsset>[]) => refused.map(({ item }) => item);

/** Returns the button that tries again, if any file is left. */
const retryOf = (left: readonly unknown[], onAction: () => void) =>
  left.length > 0 ? { label: retryLabel, onAction } : undefined;

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
  const area = useApi().files.key();
  const { brand } = useWorkspace();
  const [zipped, setZipped] = useState(0);

  function report(
    title: string,
    refused: readonly Refusal<FileAsset>[],
    action: { label: string; onAction: () => void } | undefined,
  ) {
    notifyMany({ title, refusals: refusalLines(refused), ...(action && { action }) });
  }

  const restore = useMutation({
    mutationKey: area,
    mutationFn: (files: readonly FileAsset[]) =>
      runMany(files, ({ id }) => client.files.restore({ id })),
    onSuccess: ({ done, refused }, files) => {
      const left = filesOf(refused);
      report(
        messages.restored(done.length, files.length),
        refused,
        retryOf(left, () => restore.mutate(left)),
      );
    },
  });

  const discard = useMutation({
    mutationKey: area,
    mutationFn: (files: readonly FileAsset[]) =>
      runMany(files, ({ id }) => client.files.delete({ id })),
    onSuccess: ({ done, refused }, files) => {
      const deleted = done.map(({ item }) => item);
      const undo = { label: pageMessages.undo, onAction: () => restore.mutate(deleted) };
      report(
        messages.deleted(done.length, files.length),
        refused,
        done.length > 0 ? undo : retryOf(files, () => discard.mutate(files)),
      );
      onDeleted(deleted);
    },
  });

  const untag = useMutation({
    mutationKey: area,
    mutationFn: (tagged: readonly Tagged[]) => {
      const addedTo = new Map(tagged.map(({ file, added }) => [file.id, added]));
      return runMany(
        tagged.map(({ file }) => file),
        ({ id }) =>
          client.files.update({ id, patch: { removeTags: [...(addedTo.get(id) ?? [])] } }),
      );
    },
    onSuccess: ({ done, refused }, tagged) => {
      const left = tagged.filter(({ file }) => refused.some(({ item }) => item.id === file.id));
      report(
        libraryMessages.tags.removed(done.length, tagged.length),
        refused,
        retryOf(left, () => untag.mutate(left)),
      );
    },
  });

  const addTags = useMutation({
    mutationKey: area,
    mutationFn: ({ files, tags }: { files: readonly FileAsset[]; tags: readonly string[] }) =>
      runMany(files, ({ id }) => client.files.update({ id, patch: { addTags: [...tags] } })),
    onSuccess: ({ done, refused }, { files, tags }) => {
      const tagged = done.map(({ item: file }) => ({
        file,
        added: tags.filter((tag) => !file.tags.some((each) => isSameTag(each, tag))),
      }));
      const undo = { label: pageMessages.undo, onAction: () => untag.mutate(tagged) };
      report(
        libraryMessages.tags.added(done.length, files.length),
        refused,
        done.length > 0 ? undo : retryOf(files, () => addTags.mutate({ files, tags })),
      );
    },
  });

  const download = useMutation({
    mutationKey: area,
    meta: { isReadOnly: true },
    mutationFn: async (files: readonly FileAsset[]) => {
      setZipped(0);
      announce(messages.preparing(files.length));
      const { zipFiles } = await import('./zip-files');
      return zipFiles(files, ({ id }) => client.files.download({ id }), setZipped);
    },
    onSuccess: ({ archive, refused }, files) => {
      if (archive) saveFile(archive, messages.archive(brand?.name));
      const left = filesOf(refused);
      report(
        messages.downloaded(files.length - left.length, files.length),
        refused,
        retryOf(left, () => download.mutate(left)),
      );
    },
    onError: (error, files) => {
      const reason = failureMessage(error);
      report(
        messages.downloaded(0, files.length),
        files.map((item) => ({ item, reason })),
        retryOf(files, () => download.mutate(files)),
      );
    },
  });
  return { addTags, discard, download, zipped };
}
