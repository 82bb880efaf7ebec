import { announce } from '@brandroom/ui/announce';
import type { MutationKey } from '@tanstack/react-query';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { runMany } from '../api/run-many';
import { failureMessage } from '../api/show-failure';
import { useWorkspace } from '../brand/workspace';
import { saveFile } from '../files/save-file';
import { itemsOf, reportMany } from './report-many';
import { selectionMessages as messages } from './selection.messages';
import type { ZipSource } from './zip-files';

/** An item that can be selected with others. */
export interface BulkItem {
  readonly id: string;
  readonly createdAt: string;
}

/** The operations on one item of a list. */
export interface BulkOperations<Item> extends ZipSource<Item> {
  /** The singular of the items: «logo». */
  readonly noun: string;
  /** The mutation key of the operations; their change events refetch the list. */
  readonly area: MutationKey;
  readonly nameOf: (item: Item) => string;
  readonly discard: (item: Item) => Promise<unknown>;
  readonly restore: (item: Item) => Promise<unknown>;
}

/** The actions on several items: deleting with one undo, and downloading as one archive. */
export function useBulkActions<Item extends BulkItem>(
  operations: BulkOperations<Item>,
  onDeleted: (items: readonly Item[]) => void,
) {
  const { noun, area, nameOf } = operations;
  const { brand } = useWorkspace();
  const [packed, setPacked] = useState(0);

  const restore = useMutation({
    mutationKey: area,
    mutationFn: (items: readonly Item[]) => runMany(items, operations.restore),
    onSuccess: ({ done, refused }, items) =>
      reportMany({
        title: messages.restored(done.length, items.length, noun),
        refused,
        nameOf,
        retry: () => restore.mutate(itemsOf(refused)),
      }),
  });

  const discard = useMutation({
    mutationKey: area,
    mutationFn: (items: readonly Item[]) => runMany(items, operations.discard),
    onSuccess: ({ done, refused }, items) => {
      const deleted = done.map(({ item }) => item);
      reportMany({
        title: messages.deleted(done.length, items.length, noun),
        refused,
        nameOf,
        undo: done.length > 0 ? () => restore.mutate(deleted) : undefined,
        retry: () => discard.mutate(items),
      });
      onDeleted(deleted);
    },
  });

  const download = useMutation({
    mutationKey: area,
    meta: { isReadOnly: true },
    mutationFn: async (items: readonly Item[]) => {
      setPacked(0);
      announce(messages.preparing(items.length, noun));
      const { zipFiles } = await import('./zip-files');
      return zipFiles(items, operations, setPacked);
    },
    onSuccess: ({ archive, refused }, items) => {
      if (archive) saveFile(archive, messages.archive(brand?.name, noun));
      reportMany({
        title: messages.downloaded(items.length - refused.length, items.length, noun),
        refused,
        nameOf,
        retry: () => download.mutate(itemsOf(refused)),
      });
    },
    onError: (error, items) => {
      const reason = failureMessage(error);
      reportMany({
        title: messages.downloaded(0, items.length, noun),
        refused: items.map((item) => ({ item, reason })),
        nameOf,
        retry: () => download.mutate(items),
      });
    },
  });
  return { discard, download, packed };
}
