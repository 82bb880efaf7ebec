import type { FileAsset } from '@brandroom/domain/file/file.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { SelectionBar } from '@brandroom/ui/SelectionBar';
import { FileArchive, Tag, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { useWorkspace } from '../../../shared/brand/workspace';
import { libraryMessages } from './library.messages';
import { focusFile } from './focus-file';
import { DeleteManyDialog, TagsDialog } from './library-parts';
import { useBulkFiles } from './use-bulk-files';
import type { FileSelection } from './use-file-selection';

const messages = libraryMessages.many;

interface FileSelectionBarProps {
  brandId: BrandId;
  selection: FileSelection;
  /** The files of the page. */
  listed: readonly FileAsset[];
}

/** The actions on the selected files. */
export function FileSelectionBar({ brandId, selection, listed }: FileSelectionBarProps) {
  const { user } = useWorkspace();
  const { files, ids } = selection;
  const [asked, setAsked] = useState<readonly FileAsset[] | null>(null);
  const [toTag, setToTag] = useState<readonly FileAsset[] | null>(null);
  const { addTags, discard, download, zipped } = useBulkFiles({
    onDeleted: (gone) => {
      setAsked(null);
      selection.unselect(gone);
      focusFile(neighborOf(listed, gone)?.id);
    },
  });
  return (
    <>
      <SelectionBar
        label={messages.selected}
        selected={files.length}
        actions={[
          ...(can(user, 'files.download', brandId)
            ? [
                {
                  id: 'download',
                  icon: FileArchive,
                  label: download.isPending
                    ? messages.progress(zipped, download.variables.length)
                    : messages.download,
                  // A disabled button would lose focus.
                  onAction: () => {
                    if (!download.isPending) download.mutate(files);
                  },
                },
              ]
            : []),
          ...(can(user, 'files.edit', brandId)
            ? [
                {
                  id: 'tags',
                  icon: Tag,
                  label: libraryMessages.tags.addMany,
                  // Their current versions, because their tags may have changed since the
                  // selection.
                  onAction: () =>
                    setToTag(files.map((file) => listed.find(({ id }) => id === file.id) ?? file)),
                },
              ]
            : []),
          ...(can(user, 'files.delete', brandId)
            ? [
                {
                  id: 'delete',
                  icon: Trash2,
                  label: libraryMessages.actions.delete,
                  isDanger: true,
                  onAction: () => setAsked(files),
                },
              ]
            : []),
        ]}
        onClear={() => selection.select([])}
        onSelectAll={
          listed.some(({ id }) => !ids.includes(id))
            ? () => selection.select([...ids, ...listed.map(({ id }) => id)])
            : undefined
        }
      />
      {toTag && (
        <TagsDialog
          brandId={brandId}
          title={libraryMessages.tags.manyTitle(toTag.length)}
          initial={[]}
          confirm={libraryMessages.tags.add}
          onClose={() => setToTag(null)}
          onSubmit={async (tags) => {
            if (tags.length > 0) await addTags.mutateAsync({ files: toTag, tags });
            setToTag(null);
          }}
        />
      )}
      {asked && (
        <DeleteManyDialog
          files={asked}
          isPending={discard.isPending}
          onConfirm={() => discard.mutate(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

/**
 * Returns the file that gets focus after others are deleted: the next remaining one, else the
 * previous; none if the deleted ones are on other pages.
 */
function neighborOf(
  listed: readonly FileAsset[],
  gone: readonly FileAsset[],
): FileAsset | undefined {
  const stays = ({ id }: FileAsset) => !gone.some((each) => each.id === id);
  const first = listed.findIndex((file) => !stays(file));
  if (first < 0) return undefined;
  return listed.slice(first).find(stays) ?? listed.slice(0, first).findLast(stays);
}
