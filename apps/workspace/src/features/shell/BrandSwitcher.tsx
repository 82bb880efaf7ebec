import { can } from '@brandroom/domain/rights/can';
import { Button } from '@brandroom/ui/Button';
import { Card } from '@brandroom/ui/Card';
import { ChoiceButton } from '@brandroom/ui/ChoiceButton';
import { IconButton } from '@brandroom/ui/IconButton';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Text } from '@brandroom/ui/Text';
import { useShell } from '@brandroom/ui/shell-context';
import { useQuery } from '@tanstack/react-query';
import { ChevronsUpDown, RotateCw } from 'lucide-react';

import { useApi } from '../../shared/api/api';
import { BrandMenu } from '../../shared/brand/brand-menu';
import { brandMessages } from '../../shared/brand/brand.messages';
import { useWorkspace } from '../../shared/brand/workspace';
import { OverlayButton } from '../../shared/overlay/OverlayButton';
import { shellMessages } from './shell.messages';

const messages = shellMessages.brand;

/** The brand that one works with; whoever has another one to work with changes it here. */
export function BrandSwitcher() {
  const { user, brandId, brand } = useWorkspace();
  const { isNavCollapsed } = useShell();
  const { data: brands, isError, refetch } = useQuery(useApi().brands.list.queryOptions());

  if (isError) {
    return isNavCollapsed ? (
      <IconButton icon={RotateCw} label={messages.reload} onPress={() => void refetch()} />
    ) : (
      <Button icon={RotateCw} isFullWidth onPress={() => void refetch()}>
        {messages.reload}
      </Button>
    );
  }
  if (!can(user, 'switchBrand', null) || brands?.length === 0) {
    return isNavCollapsed || brandId === null ? null : (
      <Card padding="small">
        {brand ? <Text weight="strong">{brand.name}</Text> : <Skeleton width="long" />}
      </Card>
    );
  }
  if (!brands) return <Skeleton shape="control" />;
  const name = brand ? messages.change(brand.name) : brandMessages.choose;
  return (
    <OverlayButton
      overlay={BrandMenu}
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
