import { AssetTile } from '@brandroom/ui/AssetTile';
import { Grid } from '@brandroom/ui/Grid';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Stack } from '@brandroom/ui/Stack';

const places = Array.from({ length: 6 }, (_, index) => index);

/** The room that the images will take. */
export function GallerySkeleton() {
  return (
    <Stack gap={16}>
      <Skeleton shape="small" width="short" />
      <Grid as="ul">
        {places.map((place) => (
          <TilePlace key={place} />
        ))}
      </Grid>
    </Stack>
  );
}

/** The place of one image that is on its way. */
export function TilePlace() {
  return (
    <AssetTile
      as="li"
      aria-hidden
      title={<Skeleton width="long" />}
      facts={<Skeleton shape="small" width="full" />}
    />
  );
}
