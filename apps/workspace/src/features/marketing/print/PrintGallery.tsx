import type { PrintItem } from '@brandroom/domain/campaign/print-item.schema';
import { printTypes } from '@brandroom/domain/campaign/print-type';
import { formatFound } from '@brandroom/domain/format/count';
import { anyIncludes } from '@brandroom/domain/format/fold';
import type { BrandId } from '@brandroom/domain/id.schema';
import { CardList } from '@brandroom/ui/CardList';
import { usePreload } from '@brandroom/ui/lazy-part';
import { Stack } from '@brandroom/ui/Stack';
import { StatStrip } from '@brandroom/ui/StatStrip';
import { ViewBarCount } from '@brandroom/ui/ViewBarCount';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Printer } from 'lucide';

import { useApi } from '../../../shared/api/api';
import { useHref } from '../../../shared/navigation/use-href';
import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import { RowMenu, useRowMenu } from '../../../shared/overlay/RowMenu';
import { AnnouncedCount } from '../../../shared/page/AnnouncedCount';
import { focusActions, neighbourOf } from '../../../shared/page/focus-actions';
import { LongList } from '../../../shared/page/LongList';
import { UndoBar } from '../../../shared/page/UndoBar';
import { NoRecords } from '../../../shared/record/NoRecords';
import { BulkBar } from '../../../shared/selection/BulkBar';
import { useSelection } from '../../../shared/selection/use-selection';
import { FailedChange } from './FailedChange';
import { DeletePrintDialog, preloaded } from './print-parts';
import { printMessages, printTypePlurals } from './print.messages';
import type { PrintSearch } from './print-search';
import { PrintCard } from './PrintCard';
import { usePrintActions } from './use-print-actions';
import { usePrintBrand } from './use-print-brand';
import { usePrintOperations } from './use-print-operations';

const messages = printMessages.list;

interface PrintGalleryProps {
  brandId: BrandId;
  search: PrintSearch;
}

/** The print collateral of an address, with the count of each type. */
export function PrintGallery({ brandId, search }: PrintGalleryProps) {
  const { data } = useSuspenseQuery(useApi().print.list.queryOptions({ input: { brandId } }));
  const brand = usePrintBrand(brandId);
  const hrefTo = useHref();
  const update = useSearchUpdate<PrintSearch>();
  const { type, q = '' } = search;
  const shown = data.filter(
    (item) =>
      (type === undefined || item.type === type) && anyIncludes([item.name, item.headline], q),
  );
  const actions = usePrintActions({ brandId, brand, onDuplicated: focusActions });
  const { changes, download, toDelete, endDelete, sectionsOf } = actions;
  const selection = useSelection(shown, JSON.stringify([type, q]));
  const operations = usePrintOperations(brand);
  const navigate = useNavigate();
  const { open, menuOf } = useRowMenu<PrintItem>();
  const menu = menuOf((item) => ({ label: messages.open(item.name), sections: sectionsOf(item) }));
  usePreload(preloaded);
  return (
    <>
      <ViewBarCount done={<UndoBar />}>
        {shown.length > 0 && <AnnouncedCount>{formatFound(shown.length, 'item')}</AnnouncedCount>}
      </ViewBarCount>
      <BulkBar
        label={messages.selected}
        operations={operations}
        may={{ download: true, delete: actions.may.delete }}
        selection={selection}
        listed={shown}
      />
      <Stack gap={16} data-first-content="">
        <FailedChange changes={changes} download={download} />
        {data.length > 0 && <Counts items={data} />}
        {shown.length === 0 ? (
          <NoRecords
            icon={Printer}
            isFiltered={data.length > 0}
            onShowAll={() => update({ type: undefined, q: undefined })}
            create={actions.may.create ? hrefTo({ to: '/marketing/print/create' }) : null}
            messages={messages}
          />
        ) : (
          <LongList items={shown} things={messages.things}>
            {(drawn) => (
              <CardList
                label={messages.label}
                min="small"
                items={drawn}
                total={shown.length}
                getItemId={({ id }) => id}
                getItemName={({ name }) => name}
                onOpen={({ id }) => void navigate({ to: '/marketing/print/$id', params: { id } })}
                selectedIds={selection.ids}
                onSelectionChange={selection.select}
                onSelectAll={selection.selectAll}
                onClearSelection={() => selection.select([])}
                renderCard={(item) => <PrintCard item={item} brand={brand} openMenu={open} />}
              />
            )}
          </LongList>
        )}
      </Stack>
      <RowMenu {...menu} />
      {toDelete && (
        <DeletePrintDialog
          item={toDelete}
          discard={changes.discard}
          onClose={() => {
            endDelete();
            focusActions(toDelete);
          }}
          onDeleted={() => {
            endDelete();
            focusActions(neighbourOf(shown, toDelete));
          }}
        />
      )}
    </>
  );
}

function Counts({ items }: { items: readonly PrintItem[] }) {
  const hrefTo = useHref();
  return (
    <StatStrip
      label={messages.counts}
      stats={printTypes.map((type) => ({
        value: String(items.filter((item) => item.type === type).length),
        label: printTypePlurals[type],
        link: {
          href: hrefTo({ to: '/marketing/print', search: { type } }),
          label: messages.show,
        },
      }))}
    />
  );
}
