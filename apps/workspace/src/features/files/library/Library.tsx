import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { denialReason } from '@brandroom/domain/rights/labels';
import { BusyRegion } from '@brandroom/ui/BusyRegion';
import { CardList } from '@brandroom/ui/CardList';
import { lazyDialog, lazyPart, usePreload } from '@brandroom/ui/lazy-part';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { ViewBarCount } from '@brandroom/ui/ViewBarCount';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDeferredValue, useEffect } from 'react';

import { useApi } from '../../../shared/api/api';
import { MutationFailure } from '../../../shared/api/MutationFailure';
import { tilesInView, useFirstItems } from '../../../shared/load/use-first-items';
import { MissingRight } from '../../../shared/brand/MissingRight';
import { useWorkspace } from '../../../shared/brand/workspace';
import { Pagination } from '../../../shared/navigation/Pagination';
import { RowMenu } from '../../../shared/overlay/RowMenu';
import { UndoBar } from '../../../shared/page/UndoBar';
import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import { usePagedSelection } from '../../../shared/selection/use-selection';
import { libraryMessages } from './library.messages';
import type { FilesSearch } from './files-search';
import { filtersKey, listInput, listKey, pageSize } from './files-search';
import { FileDialogs, FileViewer, preloaded } from './library-parts';
import { useFileChanges } from './use-file-changes';
import { useFileMenu } from './use-file-menu';
import { useOpenFile } from './use-open-file';
import type { ShareDialogType } from './FileDialogs';
import { FileSelectionBar } from './FileSelectionBar';
import { FileTile } from './FileTile';
import type { AnnounceCount } from './FoundCount';
import { FoundCount } from './FoundCount';

/** The grid does not need the table's code. */
const FileTable = lazyPart(async () => (await import('./FileTable')).FileTable);
/** Only one tab has the logos, below its files. */
const LogoShelf = lazyDialog(
  async () => (await import('../../../shared/logos/LogoShelf')).LogoShelf,
);

interface LibraryProps {
  brandId: BrandId;
  search: FilesSearch;
  announceCount: AnnounceCount;
  ShareDialog: ShareDialogType;
  /** Shown for an empty result. */
  empty: ReactNode;
}

/** The files of an address, with the actions on each. */
export function Library({ brandId, search, announceCount, ShareDialog, empty }: LibraryProps) {
  const { user } = useWorkspace();
  // The current files stay visible while the next ones load.
  const shown = useDeferredValue(search);
  const input = listInput(brandId, shown);
  const { items, total } = useSuspenseQuery(useApi().files.list.queryOptions({ input })).data;
  const firstItems = useFirstItems(items, tilesInView());
  usePreload(preloaded);
  useExistingPage(shown.page ?? 1, total);

  const changes = useFileChanges();
  const { commands, menu, task, endTask } = useFileMenu({ brandId, changes });
  const open = useOpenFile({ brandId, search, items, total });
  const selection = usePagedSelection(items, filtersKey(shown));
  const canSelect =
    Boolean(commands.download) ||
    can(user, 'files.edit', brandId) ||
    can(user, 'files.delete', brandId);
  const noDownload = denialReason(user, 'files.download', brandId);
  const nameOf = (id: string) => items.find((file) => file.id === id)?.name ?? '';
  const failure = (
    <>
      <MutationFailure
        mutation={changes.download}
        title={({ name }) => libraryMessages.actions.notDownloaded(name)}
      />
      {/* A dialog shows its own failure. */}
      {!task && (
        <MutationFailure
          mutation={changes.update}
          title={({ id }) => libraryMessages.edit.notChanged(nameOf(id))}
        />
      )}
    </>
  );
  const dialogs = (
    <>
      <RowMenu {...menu} />
      {task && (
        <FileDialogs {...{ task, changes, open, ShareDialog }} files={items} onClose={endTask} />
      )}
    </>
  );
  return (
    <BusyRegion
      isBusy={listKey(shown) !== listKey(search)}
      label={libraryMessages.library.updating}
    >
      <ViewBarCount done={<UndoBar />}>
        <FoundCount total={total} search={shown} announceCount={announceCount} />
      </ViewBarCount>
      <FileSelectionBar brandId={brandId} selection={selection} listed={items} />
      <Stack gap={16} data-first-content="">
        <MissingRight right="files.create" brandId={brandId} />
        {noDownload !== null && total > 0 && (
          <Text size="ui">{libraryMessages.library.noDownload(noDownload)}</Text>
        )}
        {!open && failure}
        {total === 0 && empty}
        {shown.view === 'list' && items.length > 0 && (
          <FileTable
            files={items}
            search={shown}
            commands={commands}
            selection={canSelect ? selection : undefined}
          />
        )}
        {shown.view !== 'list' && items.length > 0 && (
          // Keyed by the query, so that tiles of another result do not animate from the old ones.
          <CardList
            key={listKey(shown)}
            label={libraryMessages.library.list}
            min="small"
            items={firstItems}
            getItemId={({ id }) => id}
            getItemName={({ name }) => name}
            onOpen={commands.open}
            {...(canSelect
              ? {
                  selectedIds: selection.ids,
                  onSelectionChange: selection.select,
                  onClearSelection: () => selection.select([]),
                }
              : {})}
            renderCard={(file) => <FileTile file={file} commands={commands} />}
          />
        )}
        {/* Below the last file, so that it never moves. */}
        {firstItems.length === items.length && (
          <Pagination page={shown.page ?? 1} pageSize={pageSize} total={total} />
        )}
        {shown.tab === 'brandAssets' &&
          shown.tag === undefined &&
          can(user, 'logos.view', brandId) && (
            <LogoShelf
              brandId={brandId}
              title={libraryMessages.library.logos}
              text={shown.q?.trim() ?? ''}
            />
          )}
        {open ? (
          <FileViewer brandId={brandId} open={open} commands={commands}>
            {failure}
            {dialogs}
          </FileViewer>
        ) : (
          dialogs
        )}
      </Stack>
    </BusyRegion>
  );
}

/** Goes to the last page if the requested page no longer exists. */
function useExistingPage(page: number, total: number): void {
  const update = useSearchUpdate<FilesSearch>();
  const last = Math.max(1, Math.ceil(total / pageSize));
  useEffect(() => {
    if (page > last) update({ page: last === 1 ? undefined : last }, { replace: true });
  });
}
