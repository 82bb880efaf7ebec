import { accessTo } from '@brandroom/domain/rights/access-to';
import { can } from '@brandroom/domain/rights/can';
import { brandRoleLabels } from '@brandroom/domain/rights/role-labels';
import { Button } from '@brandroom/ui/Button';
import { ChoiceButton } from '@brandroom/ui/ChoiceButton';
import { IconButton } from '@brandroom/ui/IconButton';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { useShell } from '@brandroom/ui/shell-context';
import { useQuery } from '@tanstack/react-query';
import { ChevronsUpDown, RotateCw } from 'lucide';

import { useApi } from '../../shared/api/api';
import { BrandMenu } from '../../shared/brand/brand-menu';
import { brandMessages } from '../../shared/brand/brand.messages';
import { useWorkspace } from '../../shared/brand/workspace';
import { OverlayButton } from '../../shared/overlay/OverlayButton';
import { shellMessages } from './shell.messages';
import { BrandMark } from './BrandMark';

const messages = shellMessages.brand;

/** The current brand; people with several brands switch here. */
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
  const mark = brand ? <BrandMark brandId={brand.id} name={brand.name} /> : null;
  const role = brandId === null ? undefined : accessTo(user, brandId)?.role;
  const description = role && brandRoleLabels[role];
  const facts = description === undefined ? {} : { description };
  if (!can(user, 'switchBrand', null) || brands?.length === 0) {
    if (brandId === null) return null;
    if (!brand) return <Skeleton shape="choice" />;
    return (
      <ChoiceButton
        isReadOnly
        isMarkOnly={isNavCollapsed}
        label={brand.name}
        mark={mark}
        {...facts}
      >
        {brand.name}
      </ChoiceButton>
    );
  }
  if (!brands) return <Skeleton shape="choice" />;
  const name = brand ? messages.change(brand.name, description) : brandMessages.choose;
  return (
    <OverlayButton
      overlay={BrandMenu}
      props={{ brands }}
      popup="menu"
      button={(trigger) =>
        isNavCollapsed && !mark ? (
          <IconButton icon={ChevronsUpDown} label={name} {...trigger} />
        ) : (
          <ChoiceButton
            label={name}
            mark={mark}
            isMarkOnly={isNavCollapsed}
            {...(isNavCollapsed ? { 'data-tip': brand?.name } : {})}
            {...facts}
            {...trigger}
          >
            {brand?.name ?? brandMessages.choose}
          </ChoiceButton>
        )
      }
    />
  );
}
