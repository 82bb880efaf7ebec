import { can } from '@brandroom/domain/rights/can';
import { ChoiceButton } from '@brandroom/ui/ChoiceButton';
import { IconButton } from '@brandroom/ui/IconButton';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Text } from '@brandroom/ui/Text';
import { useShell } from '@brandroom/ui/shell-context';
import { useQuery } from '@tanstack/react-query';
import { ChevronsUpDown } from 'lucide-react';

import { useApi } from '../../../shared/api/api';
import { brandMenu } from '../../../shared/brand/brand-menu';
import { brandMessages } from '../../../shared/brand/brand.messages';
import { useWorkspace } from '../../../shared/brand/workspace';
import { LazyOverlay } from '../../../shared/overlay/LazyOverlay';
import { shellMessages } from '../shell.messages';

const messages = shellMessages.brand;

/** The brand that one works with; whoever has another one to work with changes it here. */
export function BrandSwitcher() {
  const { user, brand } = useWorkspace();
  const { isNavCollapsed } = useShell();
  const { data: brands, isPending } = useQuery(useApi().brands.list.queryOptions());

  if (isPending) return <Skeleton shape="control" />;
  if (!brands || brands.length === 0 || !can(user, 'switchBrand', null)) {
    return brand && !isNavCollapsed ? <Text weight="strong">{brand.name}</Text> : null;
  }
  const name = brand ? messages.change(brand.name) : brandMessages.choose;
  return (
    <LazyOverlay
      part={brandMenu}
      props={{ brands }}
      popup="menu"
      button={(trigger) =>
        isNavCollapsed ? (
          <IconButton icon={ChevronsUpDown} label={name} {...trigger} />
        ) : (
          <ChoiceButton label={name} {...trigger}>
            {brand?.name ?? brandMessages.choose}
          </ChoiceButton>
        )
      }
    />
  );
}
