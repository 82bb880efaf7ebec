import { initials } from '@brandroom/domain/format/initials';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { Avatar } from '@brandroom/ui/Avatar';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../../shared/api/api';
import { useWorkspace } from '../../shared/brand/workspace';

/** The initials of the brand on its primary color. */
export function BrandMark({ brandId, name }: { brandId: BrandId; name: string }) {
  const { user } = useWorkspace();
  const { data: colors } = useQuery({
    ...useApi().colors.mark.queryOptions({ input: { brandId } }),
    enabled: can(user, 'colors.view', brandId),
  });
  return (
    <Avatar initials={initials(name)} size="small" shape="square" {...(colors ? { colors } : {})} />
  );
}
