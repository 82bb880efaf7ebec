import { fileTabLabels } from '@brandroom/domain/file/tab-labels';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { denialReason } from '@brandroom/domain/rights/labels';
import { Button } from '@brandroom/ui/Button';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { Page } from '@brandroom/ui/Page';
import { PageBar } from '@brandroom/ui/PageBar';
import { PageViews } from '@brandroom/ui/PageViews';
import { PageSkeleton } from '@brandroom/ui/PageSkeleton';
import { FolderOpen, Upload } from 'lucide';
import { useState } from 'react';

import { focusSoon } from '../../../shared/page/focus-soon';
import { Denied } from '../../../shared/brand/Denied';
import { NoBrand } from '../../../shared/brand/NoBrand';
import { useWorkspace } from '../../../shared/brand/workspace';
import { Load } from '../../../shared/load/Load';
import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import { PageTitle } from '../../../shared/page/PageTitle';
import type { ShareDialogType } from './FileDialogs';
import { FileFilters } from './FileFilters';
import { useAnnounceCount } from './FoundCount';
import { Library } from './Library';
import { libraryMessages } from './library.messages';
import type { FilesSearch } from './files-search';
import { fileTabs, listKey } from './files-search';
import { UploadDialog, UploadStatus } from './library-parts';
import { tabStorage } from '../../../shared/storage/safe-storage';
import { usePageDrop } from '../../../shared/files/use-page-drop';
import { usePagePaste } from '../../../shared/files/use-page-paste';

const messages = libraryMessages.library;
const tabs = fileTabs.map((id) => ({ value: id, label: fileTabLabels[id] }));
const uploadId = 'upload-files';

interface FilesScreenProps {
  search: FilesSearch;
  ShareDialog: ShareDialogType;
}

/** The file library of a brand. */
export function FilesScreen({ search, ShareDialog }: FilesScreenProps) {
  const { user, brandId, brand } = useWorkspace();
  const denied = brandId && denialReason(user, 'files.view', brandId);
  return denied || !brandId ? (
    <Page layout="gallery" bar={<PageBar title={messages.title} />}>
      <PageTitle title={messages.title} brand={brand?.name} />
      {denied ? <Denied reason={denied} /> : <NoBrand hint={messages.noBrand} />}
    </Page>
  ) : (
    <BrandFiles brandId={brandId} search={search} ShareDialog={ShareDialog} />
  );
}

function BrandFiles({ brandId, search, ShareDialog }: FilesScreenProps & { brandId: BrandId }) {
  const { user, brand } = useWorkspace();
  const update = useSearchUpdate<FilesSearch>();
  const mayUpload = can(user, 'files.create', brandId);
  const [dropped, setDropped] = useState<readonly File[] | null>(null);
  usePageDrop(mayUpload, setDropped);
  usePagePaste(mayUpload, messages.pasted, setDropped);
  const { tab = 'all', view = 'grid', q, tag } = search;
  const isFiltered = Boolean(q) || Boolean(tag);
  const announceCount = useAnnounceCount(search);
  // Its code loads once there are uploads to show.
  const [hasUploads, setHasUploads] = useState(() => tabStorage.get('uploads') !== null);
  const openUpload = () => setDropped([]);
  const layout = view === 'grid' ? 'gallery' : 'list';

  return (
    <Page
      layout={layout}
      bar={
        <PageBar
          title={messages.title}
          hasViewBar
          views={
            <PageViews
              label={messages.tabs}
              options={tabs}
              value={tab}
              onChange={(next) =>
                update({ tab: next === 'all' ? undefined : next, page: undefined })
              }
            />
          }
          actions={
            mayUpload
              ? [
                  {
                    id: uploadId,
                    label: messages.upload,
                    icon: Upload,
                    isPrimary: true,
                    onAction: openUpload,
                  },
                ]
              : []
          }
        />
      }
    >
      <PageTitle title={messages.title} brand={brand?.name} />
      <FileFilters brandId={brandId} search={search} />
      {hasUploads && !dropped && <UploadStatus brandId={brandId} onShow={openUpload} />}
      <Load
        label={messages.loading}
        skeleton={<PageSkeleton layout={layout} />}
        resetKey={listKey(search)}
      >
        <Library
          brandId={brandId}
          search={search}
          announceCount={announceCount}
          ShareDialog={ShareDialog}
          empty={
            <EmptyState
              icon={FolderOpen}
              title={messages.empty}
              description={isFiltered ? messages.emptySearch : messages.emptyLibrary}
              action={
                isFiltered ? (
                  <Button onPress={() => update({ q: undefined, tag: undefined })}>
                    {messages.reset}
                  </Button>
                ) : (
                  mayUpload && (
                    <Button icon={Upload} onPress={openUpload}>
                      {messages.upload}
                    </Button>
                  )
                )
              }
            />
          }
        />
      </Load>
      {dropped && (
        <UploadDialog
          brandId={brandId}
          dropped={dropped}
          onClose={() => {
            setDropped(null);
            setHasUploads(true);
            focusSoon(() => document.getElementById(uploadId));
          }}
        />
      )}
    </Page>
  );
}
