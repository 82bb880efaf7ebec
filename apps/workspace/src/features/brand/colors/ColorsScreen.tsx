import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { Button } from '@brandroom/ui/Button';
import { Page } from '@brandroom/ui/Page';
import { PageBar } from '@brandroom/ui/PageBar';
import { PageSkeleton } from '@brandroom/ui/PageSkeleton';
import { PageViews } from '@brandroom/ui/PageViews';
import { Plus } from 'lucide';
import { useRef, useState } from 'react';

import { focusSoon } from '../../../shared/page/focus-soon';
import { BrandGate } from '../../../shared/brand/BrandGate';
import { useBookAction } from '../../../shared/brand/use-book-action';
import { useWorkspace } from '../../../shared/brand/workspace';
import { usePageDrop } from '../../../shared/files/use-page-drop';
import { Load } from '../../../shared/load/Load';
import { SearchBar } from '../../../shared/navigation/SearchBar';
import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import { PageTitle } from '../../../shared/page/PageTitle';
import { colorsMessages } from './colors.messages';
import type { ColorsSearch } from './colors-search';
import { ImportColorsDialog, PairFilters, PaletteLab } from './colors-parts';
import { Palette } from './Palette';
import { useExchangeMenu } from './use-exchange-menu';

const messages = colorsMessages.screen;
const addId = 'add-color';
const views = [
  { value: 'palette', label: colorsMessages.views.palette },
  { value: 'contrast', label: colorsMessages.views.contrast },
] as const;
const noFilters = {
  q: undefined,
  color: undefined,
  level: undefined,
  pairs: undefined,
  vision: undefined,
};
const noOrder = { orderBy: undefined, direction: undefined };

/** The colors of a brand. */
export function ColorsScreen({ search }: { search: ColorsSearch }) {
  return (
    <BrandGate
      title={messages.title}
      right="colors.view"
      layout="gallery"
      noBrand={messages.noBrand}
    >
      {/* Each brand has its own form. */}
      {(brandId) => <BrandColors key={brandId} brandId={brandId} search={search} />}
    </BrandGate>
  );
}

function BrandColors({ brandId, search }: { brandId: BrandId; search: ColorsSearch }) {
  const { user, brand } = useWorkspace();
  const mayAdd = can(user, 'colors.create', brandId);
  const [isAdding, setAdding] = useState(false);
  // The dropped files of an open import.
  const [importing, setImporting] = useState<readonly File[] | null>(null);
  const [kept, setKept] = useState(0);
  const more = useExchangeMenu(brandId, () => setImporting([]));
  usePageDrop(mayAdd, setImporting);
  const add = () => setAdding(true);
  const book = useBookAction();
  const update = useSearchUpdate<ColorsSearch>();
  const field = useRef<HTMLInputElement>(null);
  const isContrast = search.view === 'contrast';
  const isFiltered = Object.entries(search).some(([name, value]) => name in noFilters && value);
  const onReset = isFiltered ? () => update(noFilters) : undefined;
  const showAll = () => update({ q: undefined }, { replace: true });
  return (
    <Page
      layout={isContrast ? 'list' : 'gallery'}
      bar={
        <PageBar
          title={messages.title}
          hasViewBar
          views={
            <PageViews
              // It shows the pressed view at once, so it starts anew when the person stays.
              key={kept}
              label={colorsMessages.views.label}
              options={views}
              value={isContrast ? 'contrast' : 'palette'}
              onChange={(next) =>
                update({
                  ...noFilters,
                  ...noOrder,
                  view: next === 'contrast' ? next : undefined,
                })
              }
            />
          }
          actions={[
            book,
            ...(mayAdd && !isContrast
              ? [{ id: addId, label: messages.add, icon: Plus, isPrimary: true, onAction: add }]
              : []),
          ]}
          more={more}
        />
      }
    >
      <PageTitle title={messages.title} brand={brand?.name} />
      {isContrast ? (
        <Load
          label={colorsMessages.lab.loading}
          skeleton={<PageSkeleton layout="list" />}
          resetKey="contrast"
        >
          <PairFilters brandId={brandId} search={search} onReset={onReset} />
          <PaletteLab brandId={brandId} search={search} onReset={onReset} />
        </Load>
      ) : (
        <>
          <SearchBar
            label={messages.bar}
            search={messages.search}
            placeholder={messages.searchPlaceholder}
            q={search.q}
            fieldRef={field}
          />
          <Load label={messages.loading} skeleton={<PageSkeleton layout="gallery" />}>
            <Palette
              brandId={brandId}
              q={search.q ?? ''}
              onClearSearch={() => {
                update({ q: undefined });
                // The button disappears with the search.
                field.current?.focus();
              }}
              isAdding={isAdding}
              onAdded={(added) => {
                setAdding(false);
                // The new color is shown even if the search leaves it out.
                if (added) showAll();
                else focusSoon(() => document.getElementById(addId));
              }}
              onShowAll={showAll}
              onKeep={() => setKept(kept + 1)}
              emptyAction={
                mayAdd && (
                  <Button icon={Plus} onPress={add}>
                    {messages.add}
                  </Button>
                )
              }
            />
          </Load>
        </>
      )}
      {importing && (
        <ImportColorsDialog
          brandId={brandId}
          dropped={importing}
          onClose={() => setImporting(null)}
        />
      )}
    </Page>
  );
}
