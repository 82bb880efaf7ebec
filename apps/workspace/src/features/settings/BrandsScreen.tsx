import type { Brand } from '@brandroom/domain/brand/brand.schema';
import { can } from '@brandroom/domain/rights/can';
import type { BarAction } from '@brandroom/ui/bar-action';
import { Button } from '@brandroom/ui/Button';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { Stack } from '@brandroom/ui/Stack';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Layers, Plus } from 'lucide-react';
import { useState } from 'react';

import { useApi } from '../../shared/api/api';
import { brandMessages } from '../../shared/brand/brand.messages';
import { useWorkspace } from '../../shared/brand/workspace';
import { lazyDialog, usePreload } from '../../shared/load/lazy-part';
import { actionsId, focusActions } from '../../shared/page/focus-actions';
import { BrandCard } from './BrandCard';
import { settingsMessages } from './settings.messages';
import { SettingsPage } from './SettingsPage';

const messages = settingsMessages.brands;
const addButton = { id: 'new-brand' };
const BrandDialog = lazyDialog(async () => (await import('./BrandDialog')).BrandDialog);
const overlays = [BrandDialog];

/** The brands of the person, to open, edit and create. */
export function BrandsScreen() {
  const { user } = useWorkspace();
  const [task, setTask] = useState<{ brand: Brand | null } | null>(null);
  const mayCreate = can(user, 'createBrand', null);
  usePreload(overlays);
  const add = () => setTask({ brand: null });
  const close = (about: Brand | null) => {
    setTask(null);
    focusActions(about ?? addButton);
  };
  const create: BarAction = {
    id: actionsId(addButton),
    label: messages.add,
    icon: Plus,
    isPrimary: true,
    onAction: add,
  };
  return (
    <SettingsPage page="brands" actions={mayCreate ? [create] : []}>
      <BrandList onEdit={(brand) => setTask({ brand })} {...(mayCreate ? { onAdd: add } : {})} />
      {task && <BrandDialog brand={task.brand} onClose={close} />}
    </SettingsPage>
  );
}

interface BrandListProps {
  onEdit: (brand: Brand) => void;
  /** Missing where the person may not create one. */
  onAdd?: () => void;
}

function BrandList({ onEdit, onAdd }: BrandListProps) {
  const { data: brands } = useSuspenseQuery(useApi().brands.list.queryOptions());
  if (brands.length === 0) {
    return (
      <EmptyState
        icon={Layers}
        title={messages.none}
        description={onAdd ? messages.noneHelp : brandMessages.noneGiven}
        action={
          onAdd && (
            <Button icon={Plus} onPress={onAdd}>
              {messages.add}
            </Button>
          )
        }
      />
    );
  }
  return (
    <Stack as="ul" gap={16} aria-label={messages.list}>
      {brands.map((brand) => (
        <BrandCard key={brand.id} brand={brand} onEdit={() => onEdit(brand)} />
      ))}
    </Stack>
  );
}
