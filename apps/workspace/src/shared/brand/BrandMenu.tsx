import type { Brand } from '@brandroom/domain/brand/brand.schema';
import { accessTo } from '@brandroom/domain/rights/access-to';
import { can } from '@brandroom/domain/rights/can';
import { brandRoleLabels } from '@brandroom/domain/rights/role-labels';
import { SharedMenu } from '@brandroom/ui/SharedMenu';
import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide';
import { useState } from 'react';

import { NewBrandDialog } from '../new-brand/new-brand-dialog';
import type { OverlayProps } from '../overlay/OverlayButton';
import { brandMessages as messages } from './brand.messages';
import { useChooseBrand } from './use-choose-brand';
import { useWorkspace } from './workspace';

/** The menu of the brands a person has access to, with their roles; admins can also create one. */
export function BrandMenu({ brands, ...overlay }: OverlayProps & { brands: readonly Brand[] }) {
  const { user, brandId } = useWorkspace();
  const choose = useChooseBrand();
  const navigate = useNavigate();
  const [isCreating, setCreating] = useState(false);
  const items = brands.flatMap(({ id, name }) => {
    const access = accessTo(user, id);
    return access ? [{ id, label: name, description: brandRoleLabels[access.role] }] : [];
  });
  const select = (id: string) => {
    const brand = brands.find((each) => each.id === id);
    if (brand && id !== brandId) void choose(brand);
  };
  const create = {
    id: 'create',
    label: messages.create,
    icon: Plus,
    onAction: () => setCreating(true),
  };
  const startBuilding = () =>
    void navigate({
      to: '/settings/$page',
      params: { page: 'brands' },
      search: { create: 'form' },
    });
  return (
    <>
      <SharedMenu
        {...overlay}
        placement="bottom start"
        label={messages.menu}
        sections={[
          {
            id: 'brands',
            title: messages.menu,
            items,
            selectedId: brandId ?? '',
            onSelect: select,
          },
          ...(can(user, 'createBrand', null) ? [{ id: 'new', items: [create] }] : []),
        ]}
      />
      {isCreating && (
        <NewBrandDialog onClose={() => setCreating(false)} onStartBuilding={startBuilding} />
      )}
    </>
  );
}
