import type { FileAsset } from '@brandroom/domain/file/file.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { Text } from '@brandroom/ui/Text';
import { Tag } from 'lucide';
import { useState } from 'react';

import { useApi, useClient } from '../../../shared/api/api';
import { useWorkspace } from '../../../shared/brand/workspace';
import { Load } from '../../../shared/load/Load';
import { BulkBar } from '../../../shared/selection/BulkBar';
import type { Selection } from '../../../shared/selection/use-selection';
import { libraryMessages } from './library.messages';
import { TagsDialog, UsageOfMany } from './library-parts';
import { useBulkTags } from './use-bulk-tags';

interface FileSelectionBarProps {
  brandId: BrandId;
  selection: Selection<FileAsset>;
  /** The files of the page. */
  listed: readonly FileAsset[];
}

/** The actions on the selected files. */
export function FileSelectionBar({ brandId, selection, listed }: FileSelectionBarProps) {
  const { user } = useWorkspace();
  const { files } = useClient();
  const area = useApi().files.key();
  const [toTag, setToTag] = useState<readonly FileAsset[] | null>(null);
  const addTags = useBulkTags();
  const tagging = {
    id: 'tags',
    icon: Tag,
    label: libraryMessages.tags.addMany,
    // Their current versions, because their tags may have changed since the selection.
    onAction: () =>
      setToTag(selection.items.map((file) => listed.find(({ id }) => id === file.id) ?? file)),
  };
  return (
    <>
      <BulkBar
        label={libraryMessages.many.selected}
        operations={{
          noun: 'file',
          area,
          nameOf: ({ name }) => name,
          fileName: ({ name }) => name,
          read: ({ id }) => files.download({ id }),
          discard: ({ id }) => files.delete({ id }),
          restore: ({ id }) => files.restore({ id }),
        }}
        may={{
          download: can(user, 'files.download', brandId),
          delete: can(user, 'files.delete', brandId),
        }}
        selection={selection}
        listed={listed}
        actions={can(user, 'files.edit', brandId) ? [tagging] : []}
        aboutDeletion={(asked) => (
          <Load
            label={libraryMessages.many.checking}
            skeleton={<Text>{libraryMessages.many.checking}</Text>}
          >
            <UsageOfMany files={asked} />
          </Load>
        )}
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
    </>
  );
}
