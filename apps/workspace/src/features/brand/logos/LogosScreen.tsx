import { logoTypeLabels, logoTypes } from '@brandroom/domain/brand/logo-type';
import type { BrandId } from '@brandroom/domain/id.schema';
import { Page } from '@brandroom/ui/Page';
import { PagePeek } from '@brandroom/ui/page-context';
import { PageBar } from '@brandroom/ui/PageBar';
import { PageSkeleton } from '@brandroom/ui/PageSkeleton';
import { PageViews } from '@brandroom/ui/PageViews';
import { Upload } from 'lucide';
import { Suspense, use, useRef } from 'react';

import { focusSoon } from '../../../shared/page/focus-soon';
import { BrandGate } from '../../../shared/brand/BrandGate';
import { useBookAction } from '../../../shared/brand/use-book-action';
import { useWorkspace } from '../../../shared/brand/workspace';
import { usePageDrop } from '../../../shared/files/use-page-drop';
import { usePagePaste } from '../../../shared/files/use-page-paste';
import { Load } from '../../../shared/load/Load';
import { SearchBar } from '../../../shared/navigation/SearchBar';
import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import { RowMenu } from '../../../shared/overlay/RowMenu';
import { PageTitle } from '../../../shared/page/PageTitle';
import { LogoGallery } from './LogoGallery';
import { logosMessages } from './logos.messages';
import type { LogosSearch } from './logos-search';
import { tabOf } from './logos-search';
import { LogoDialogs, LogoViewer, UploadLogoDialog } from './logos-parts';
import { useLogos } from './use-logos';

const messages = logosMessages.screen;
const uploadId = 'upload-logo';
const tabs = logoTypes.map((value) => ({ value, label: logoTypeLabels[value] }));

/** The logos of a brand. */
export function LogosScreen({ search }: { search: LogosSearch }) {
  return (
    <BrandGate
      title={messages.title}
      right="logos.view"
      layout="gallery"
      noBrand={messages.noBrand}
    >
      {(brandId) => <BrandLogos key={brandId} brandId={brandId} search={search} />}
    </BrandGate>
  );
}

function BrandLogos({ brandId, search }: { brandId: BrandId; search: LogosSearch }) {
  const { brand } = useWorkspace();
  const update = useSearchUpdate<LogosSearch>();
  const logos = useLogos(brandId, search.q ?? '');
  const book = useBookAction();
  const { may, task, upload, setUpload, menu } = logos;
  const tab = tabOf(search);
  const take = (files: readonly File[]) => setUpload({ files, replaced: upload?.replaced ?? null });
  usePageDrop(may.upload, take);
  usePagePaste(may.upload, logosMessages.upload.pasted, take);
  const field = useRef<HTMLInputElement>(null);
  const peek = use(PagePeek);
  const viewer = search.logo && (
    <Suspense>
      <LogoViewer brandId={brandId} id={search.logo} logos={logos} />
    </Suspense>
  );
  const page = (
    <Page
      layout="gallery"
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
                update({ tab: next === 'primary' ? undefined : next, logo: undefined })
              }
            />
          }
          actions={[
            book,
            ...(may.upload
              ? [
                  {
                    id: uploadId,
                    label: messages.upload,
                    icon: Upload,
                    isPrimary: true,
                    onAction: () => setUpload({ files: [], replaced: null }),
                  },
                ]
              : []),
          ]}
        />
      }
    >
      <PageTitle title={messages.title} brand={brand?.name} />
      <SearchBar
        label={messages.bar}
        search={messages.search}
        placeholder={messages.searchPlaceholder}
        q={search.q}
        fieldRef={field}
      />
      <Load label={messages.loading} skeleton={<PageSkeleton layout="gallery" />}>
        <LogoGallery
          brandId={brandId}
          tab={tab}
          logos={logos}
          onClearSearch={() => {
            update({ q: undefined });
            // The button disappears with the search.
            field.current?.focus();
          }}
        />
      </Load>
      <RowMenu {...menu} />
      {task && <LogoDialogs task={task} brandId={brandId} logos={logos} />}
      {upload && (
        <UploadLogoDialog
          pending={upload}
          tab={tab}
          changes={logos.changes}
          onClose={(uploaded) => {
            setUpload(null);
            // The new logo is shown even if the search leaves it out.
            if (uploaded) update({ q: undefined }, { replace: true });
            const about = uploaded ?? upload.replaced;
            if (about && (may.edit || may.delete)) logos.returnFocus(about);
            else focusSoon(() => document.getElementById(uploadId));
          }}
        />
      )}
    </Page>
  );
  return <PagePeek value={viewer || peek}>{page}</PagePeek>;
}
