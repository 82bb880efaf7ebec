import { AssetTile } from '@brandroom/ui/AssetTile';
import { Grid } from '@brandroom/ui/Grid';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Stack } from '@brandroom/ui/Stack';

import type { FileView } from './files-search';

const places = Array.from({ length: 12 }, (_, index) => index);

/** The room that the files will take. */
export function FilesSkeleton({ view }: { view: FileView }) {
  return (
    <Stack gap={16}>
      <Skeleton shape="small" width="short" />
      {view === 'grid' ? (
        <Grid>
          {places.map((place) => (
            <AssetTile
              key={place}
              title={<Skeleton width="long" />}
              facts={<Skeleton shape="small" width="full" />}
            />
          ))}
        </Grid>
      ) : (
        <Stack gap={4}>
          {places.map((place) => (
            <Skeleton key={place} shape="row" />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
