import type { Brand } from '@brandroom/domain/brand/brand.schema';
import { can } from '@brandroom/domain/rights/can';
import type { BarAction } from '@brandroom/ui/bar-action';
import { Button } from '@brandroom/ui/Button';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { lazyDialog, usePreload } from '@brandroom/ui/lazy-part';
import { Stack } from '@brandroom/ui/Stack';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Layers, Plus } from 'lucide';
import { useState } from 'react';

import { useApi } from '../../../shared/api/api';
import { brandMessages } from '../../../shared/brand/brand.messages';
import { MissingRight } from '../../../shared/brand/MissingRight';
import { useWorkspace } from '../../../shared/brand/workspace';
import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import { NewBrandDialog } from '../../../shared/new-brand/new-brand-dialog';
import { actionsId, focusActions, neighbourOf } from '../../../shared/page/focus-actions';
import { UndoBar } from '../../../shared/page/UndoBar';
import { ArchivedBrands } from './ArchivedBrands';
import { BrandCard } from './BrandCard';
import { agencyMessages } from './agency.messages';
import type { BrandCreation, SettingsSearch } from './settings-search';
import { SettingsPage } from '../page/SettingsPage';
import { useBrandChanges } from './use-brand-changes';

const messages = agencyMessages.brands;
const addButton = { id: 'new-brand' };
const BrandDialog = lazyDialog(async () => (await import('./BrandDialog')).BrandDialog);
const preloaded = [BrandDialog, NewBrandDialog];

/** The brands of the person, to open, edit, archive and create. */
export function BrandsScreen() {
  const { user } = useWorkspace();
  const [edited, setEdited] = useState<Brand | null>(null);
  const mayCreate = can(user, 'createBrand', null);
  const creation = useBrandCreation(mayCreate);
  usePreload(preloaded);
  const add = () => creation.open('choice');
  const create: BarAction = {
    id: actionsId(addButton),
    label: brandMessages.create,
    icon: Plus,
    isPrimary: true,
    onAction: add,
  };
  return (
    <>
      <SettingsPage page="brands" actions={mayCreate ? [create] : []}>
        <BrandList onEdit={setEdited} {...(mayCreate ? { onAdd: add } : {})} />
      </SettingsPage>
      {creation.step === 'choice' && (
        <NewBrandDialog onClose={creation.close} onStartBuilding={() => creation.open('form')} />
      )}
      {creation.step === 'form' && <BrandDialog brand={null} onClose={creation.close} />}
      {edited && (
        <BrandDialog
          brand={edited}
          onClose={(about) => {
            setEdited(null);
            focusActions(about ?? undefined);
          }}
        />
      )}
    </>
  );
}

/** The open step of creating a brand, stored in the address, so that other pages can link to it. */
function useBrandCreation(mayCreate: boolean) {
  const search: SettingsSearch = useSearch({ strict: false });
  const update = useSearchUpdate<SettingsSearch>();
  return {
    step: mayCreate ? search.create : undefined,
    open: (create: BrandCreation) => update({ create }, { replace: true }),
    close: () => {
      // The dialogs have asked.
      update({ create: undefined }, { replace: true, ignoreBlocker: true });
      focusActions(addButton);
    },
  };
}

interface BrandListProps {
  onEdit: (brand: Brand) => void;
  /** Missing if the person may not create a brand. */
  onAdd?: () => void;
}

function BrandList({ onEdit, onAdd }: BrandListProps) {
  const { data: brands } = useSuspenseQuery(useApi().brands.list.queryOptions());
  const { archive, restore } = useBrandChanges();
  const isLast = brands.length === 1;
  return (
    <>
      <MissingRight right="createBrand" brandId={null} />
      {brands.length === 0 ? (
        <EmptyState
          icon={Layers}
          title={messages.none}
          description={onAdd ? messages.noneHelp : brandMessages.noneGiven}
          action={
            onAdd && (
              <Button icon={Plus} onPress={onAdd}>
                {brandMessages.create}
              </Button>
            )
          }
        />
      ) : (
        <Stack as="ul" gap={16} aria-label={messages.list}>
          {brands.map((brand) => (
            <BrandCard
              key={brand.id}
              brand={brand}
              onEdit={() => onEdit(brand)}
              {...(isLast ? {} : { onArchive: () => archive(brand, neighbourOf(brands, brand)) })}
            />
          ))}
        </Stack>
      )}
      {/* Below the list, so that it shifts no brand under the pointer. */}
      <UndoBar />
      <ArchivedBrands onRestore={restore} />
    </>
  );
}
