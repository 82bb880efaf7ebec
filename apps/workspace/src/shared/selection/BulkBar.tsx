import type { MenuAction } from '@brandroom/ui/menu-section';
import { usePreload } from '@brandroom/ui/lazy-part';
import { SelectionBar } from '@brandroom/ui/SelectionBar';
import { FileArchive, Trash2 } from 'lucide';
import type { ReactNode } from 'react';
import { useState } from 'react';

import { focusListed, neighbourOfAll } from './focus-listed';
import { DeleteManyDialog, preloaded } from './selection-parts';
import { selectionMessages as messages } from './selection.messages';
import type { BulkItem, BulkOperations } from './use-bulk-actions';
import { useBulkActions } from './use-bulk-actions';
import type { Selection } from './use-selection';

/** Without the right to delete no question is asked. */
const none: typeof preloaded = [];

interface BulkBarProps<Item extends BulkItem> {
  /** Names the bar: «Selected logos». */
  label: string;
  operations: BulkOperations<Item>;
  may: { readonly download: boolean; readonly delete: boolean };
  selection: Selection<Item>;
  /** The items that the page lists. */
  listed: readonly Item[];
  /** Actions of this list alone. */
  actions?: readonly MenuAction[];
  /** The consequences of a deletion. */
  aboutDeletion?: (items: readonly Item[]) => ReactNode;
  /** In place of the bar while nothing is selected, on a page without a view bar. */
  children?: ReactNode;
}

/** The actions on the selected items of a list. */
export function BulkBar<Item extends BulkItem>({
  label,
  operations,
  may,
  selection,
  listed,
  actions = [],
  aboutDeletion,
  children,
}: BulkBarProps<Item>) {
  const { items } = selection;
  usePreload(may.delete ? preloaded : none);
  const [asked, setAsked] = useState<readonly Item[] | null>(null);
  const { discard, download, packed } = useBulkActions(operations, (gone) => {
    setAsked(null);
    selection.unselect(gone);
    focusListed(neighbourOfAll(listed, gone));
  });
  const downloading: MenuAction = {
    id: 'download',
    icon: FileArchive,
    label: download.isPending
      ? messages.progress(packed, download.variables.length)
      : messages.download,
    // A disabled button would lose focus.
    onAction: () => {
      if (!download.isPending) download.mutate(items);
    },
  };
  const deletion: MenuAction = {
    id: 'delete',
    icon: Trash2,
    label: messages.delete,
    isDanger: true,
    onAction: () => setAsked(items),
  };
  return (
    <>
      <SelectionBar
        label={label}
        selected={items.length}
        actions={[
          ...(may.download ? [downloading] : []),
          ...actions,
          ...(may.delete ? [deletion] : []),
        ]}
        onClear={() => selection.select([])}
        onSelectAll={selection.selectAll}
      >
        {children}
      </SelectionBar>
      {asked && (
        <DeleteManyDialog
          noun={operations.noun}
          names={asked.map(operations.nameOf)}
          isPending={discard.isPending}
          onConfirm={() => discard.mutate(asked)}
          onClose={() => setAsked(null)}
        >
          {aboutDeletion?.(asked)}
        </DeleteManyDialog>
      )}
    </>
  );
}
