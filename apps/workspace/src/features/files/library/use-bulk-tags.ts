import type { FileAsset } from '@brandroom/domain/file/file.schema';
import { isSameTag } from '@brandroom/domain/tags.schema';
import { useMutation } from '@tanstack/react-query';

import { useApi, useClient } from '../../../shared/api/api';
import { runMany } from '../../../shared/api/run-many';
import { itemsOf, reportMany } from '../../../shared/selection/report-many';
import { libraryMessages } from './library.messages';

const messages = libraryMessages.tags;

const nameOf = ({ name }: FileAsset) => name;

/** A file with the tags that were added to it. */
interface Tagged {
  readonly file: FileAsset;
  readonly added: readonly string[];
}

/** Tags several files, with one undo. */
export function useBulkTags() {
  const client = useClient();
  const area = useApi().files.key();

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
      const left = itemsOf(refused);
      reportMany({
        title: messages.removed(done.length, tagged.length),
        refused,
        nameOf,
        retry: () => untag.mutate(tagged.filter(({ file }) => left.includes(file))),
      });
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
      reportMany({
        title: messages.added(done.length, files.length),
        refused,
        nameOf,
        undo: done.length > 0 ? () => untag.mutate(tagged) : undefined,
        retry: () => addTags.mutate({ files, tags }),
      });
    },
  });
  return addTags;
}
