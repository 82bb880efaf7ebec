import { AssetTile } from '@brandroom/ui/AssetTile';
import { Skeleton } from '@brandroom/ui/Skeleton';

/** The placeholder of an image that is being generated. */
export function TilePlace() {
  return (
    <AssetTile
      aria-hidden
      title={<Skeleton width="long" />}
      facts={<Skeleton shape="caption" width="full" />}
    />
  );
}
