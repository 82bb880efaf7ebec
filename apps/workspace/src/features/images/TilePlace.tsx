import { AssetTile } from '@brandroom/ui/AssetTile';
import { Skeleton } from '@brandroom/ui/Skeleton';

/** The place of one image that is on its way. */
export function TilePlace() {
  return (
    <AssetTile
      as="li"
      aria-hidden
      title={<Skeleton width="long" />}
      facts={<Skeleton shape="caption" width="full" />}
    />
  );
}
