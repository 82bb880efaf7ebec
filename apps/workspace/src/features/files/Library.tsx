import type { BrandId } from '@brandroom/domain/id.schema';
import { denialReason } from '@brandroom/domain/rights/labels';
import { BusyRegion } from '@brandroom/ui/BusyRegion';
import { Grid } from '@brandroom/ui/Grid';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { ViewBarCount } from '@brandroom/ui/ViewBarCount';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDeferredValue, useEffect } from 'react';

import { useApi } from '../../shared/api/api';
import { useWorkspace } from '../../shared/brand/workspace';
import { Pagination } from '../../shared/navigation/Pagination';
import { usePreload } from '../../shared/load/lazy-part';
import { UndoBar } from '../../shared/page/UndoBar';
import { useSearchUpdate } from '../../shared/navigation/use-search-update';
import { filesMessages } from './files.messages';
import type { FilesSearch } from './files-search';
import { listInput, pageSize } from './files-search';
import { FileDialogs, FileMenu, overlays } from './overlays';
import { useFileChanges } from './use-file-changes';
import { useFileMenu } from './use-file-menu';
import { FailedChange } from './FailedChange';
import { FileTable } from './FileTable';
import { FileTile } from './FileTile';
import type { TellCount } from './FoundCount';
import { FoundCount } from './FoundCount';

interface LibraryProps {
  brandId: BrandId;
  search: FilesSearch;
  tell: TellCount;
  /** Shown where nothing is found. */
  empty: ReactNode;
}

/** The files that an address shows, and what can be done with each. */
export function Library({ brandId, search, tell, empty }: LibraryProps) {
  const { user } = useWorkspace();
  // The present files stay visible while the next answer is loading.
  const shown = useDeferredValue(search);
  const input = listInput(brandId, shown);
  const { items, total } = useSuspenseQuery(useApi().files.list.queryOptions({ input })).data;
  usePreload(overlays);
  useExistingPage(shown.page ?? 1, total);

  const changes = useFileChanges();
  const { commands, menu, task, endTask } = useFileMenu({ brandId, changes });
  const noDownload = denialReason(user, 'files.download', brandId);
  return (
    <BusyRegion isBusy={shown !== search} label={filesMessages.library.updating}>
      <ViewBarCount done={<UndoBar />}>
        <FoundCount total={total} search={shown} tell={tell} />
      </ViewBarCount>
      <Stack gap={16}>
        {noDownload !== null && total > 0 && (
          <Text size="ui">{filesMessages.library.noDownload(noDownload)}</Text>
        )}
        <FailedChange changes={changes} files={items} isInDialog={task !== null} />
        {total === 0 && empty}
        {shown.view === 'list' && items.length > 0 && (
          <FileTable files={items} search={shown} commands={commands} />
        )}
        {shown.view !== 'list' && items.length > 0 && (
          // Tiles of another question are other tiles, so that none is seen to jump.
          <Grid key={JSON.stringify(shown)} as="ul" min="small" data-first-content="">
            {items.map((file) => (
              <FileTile key={file.id} file={file} commands={commands} />
            ))}
          </Grid>
        )}
        <Pagination page={shown.page ?? 1} pageSize={pageSize} total={total} />
        {menu && <FileMenu {...menu} />}
        {task && <FileDialogs task={task} files={items} changes={changes} onClose={endTask} />}
      </Stack>
    </BusyRegion>
  );
}

/** Leads to the last page when the one of the address is gone with its files. */
function useExistingPage(page: number, total: number): void {
  const update = useSearchUpdate<FilesSearch>();
  const last = Math.max(1, Math.ceil(total / pageSize));
  useEffect(() => {
    if (page > last) update({ page: last === 1 ? undefined : last }, { replace: true });
  });
}
