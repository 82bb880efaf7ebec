import type { Brand } from '@brandroom/domain/brand/brand.schema';
import { accessTo } from '@brandroom/domain/rights/access-to';
import { brandRoleLabels } from '@brandroom/domain/rights/role-labels';
import { SharedMenu } from '@brandroom/ui/SharedMenu';

import type { OverlayProps } from '../overlay/OverlayButton';
import { brandMessages as messages } from './brand.messages';
import { useChooseBrand } from './use-choose-brand';
import { useWorkspace } from './workspace';

/** The brands a person has access to, with their role in each. */
export function BrandMenu({ brands, ...overlay }: OverlayProps & { brands: readonly Brand[] }) {
  const { user, brandId } = useWorkspace();
  const choose = useChooseBrand();
  const items = brands.flatMap(({ id, name }) => {
    const access = accessTo(user, id);
    return access ? [{ id, label: name, description: brandRoleLabels[access.role] }] : [];
  });
  const select = (id: string) => {
    const brand = brands.find((each) => each.id === id);
    if (brand && id !== brandId) void choose(brand);
  };
  return (
    <SharedMenu
      {...overlay}
      placement="bottom start"
      label={messages.menu}
      sections={[
        { id: 'brands', title: messages.menu, items, selectedId: brandId ?? '', onSelect: select },
      ]}
    />
  );
}
