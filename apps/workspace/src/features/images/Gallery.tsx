import type { GeneratedImage } from '@brandroom/domain/content/generated-image.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { Button } from '@brandroom/ui/Button';
import { CardList } from '@brandroom/ui/CardList';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { Grid } from '@brandroom/ui/Grid';
import { Inline } from '@brandroom/ui/Inline';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Images } from 'lucide';
import { useState } from 'react';

import { imageName } from '../../shared/content/generated-image-text';
import { useApi } from '../../shared/api/api';
import { MutationFailure } from '../../shared/api/MutationFailure';
import { useSearchUpdate } from '../../shared/navigation/use-search-update';
import { RowMenu } from '../../shared/overlay/RowMenu';
import { UndoBar } from '../../shared/page/UndoBar';
import { BulkBar } from '../../shared/selection/BulkBar';
import { useSelection } from '../../shared/selection/use-selection';
import { imagesMessages } from './images.messages';
import type { ImagesSearch } from './images-search';
import { ImageDialogs, ImageViewer } from './images-parts';
import { useImageChanges } from './use-image-changes';
import { useImageMenu } from './use-image-menu';
import { useImageOperations } from './use-image-operations';
import { TilePlace } from './TilePlace';
import { ImageCard } from './ImageCard';

const messages = imagesMessages.gallery;

interface GalleryProps {
  brandId: BrandId;
  search: ImagesSearch;
  /** Whether another image is being generated. */
  isBusy: boolean;
  /** Goes to the description of a new image. */
  onDescribe: () => void;
}

/** The images of a brand, newest first, with the actions on each. */
export function Gallery({ brandId, search, isBusy, onDescribe }: GalleryProps) {
  const input = { brandId };
  const { data } = useSuspenseQuery(useApi().generation.listImages.queryOptions({ input }));
  const images = useStableImages(data, isBusy);
  const update = useSearchUpdate<ImagesSearch>();
  const selection = useSelection(images, brandId);
  const operations = useImageOperations();
  const changes = useImageChanges(brandId);
  const { openMenu, menu, task, endTask } = useImageMenu({ brandId, changes });
  const shown = images.find(({ id }) => id === search.image);
  const dialogs = (
    <>
      <RowMenu {...menu} />
      {task && <ImageDialogs task={task} images={images} changes={changes} onClose={endTask} />}
    </>
  );
  return (
    <Stack gap={16}>
      {(images.length > 0 || isBusy) && (
        <BulkBar
          label={messages.selected}
          operations={operations}
          may={{ download: true, delete: true }}
          selection={selection}
          listed={images}
        >
          <Inline gap={24}>
            {images.length > 0 ? (
              <Text size="caption" tone="muted">
                {messages.count(images.length)}
              </Text>
            ) : (
              <Skeleton shape="caption" width="short" />
            )}
            <UndoBar />
          </Inline>
        </BulkBar>
      )}
      <MutationFailure
        mutation={changes.download}
        title={(image) => imagesMessages.actions.notDownloaded(imageName(image))}
      />
      {images.length === 0 && !isBusy && (
        <>
          <UndoBar />
          <EmptyState
            icon={Images}
            headingLevel={3}
            title={messages.empty}
            description={messages.emptyHelp}
            action={<Button onPress={onDescribe}>{messages.describe}</Button>}
          />
        </>
      )}
      {images.length === 0 && isBusy && (
        <Grid min="small">
          <TilePlace />
        </Grid>
      )}
      {images.length > 0 && (
        <CardList
          label={messages.title}
          min="small"
          items={images}
          getItemId={({ id }) => id}
          getItemName={imageName}
          onOpen={({ id }) => update({ image: id })}
          selectedIds={selection.ids}
          onSelectionChange={selection.select}
          onClearSelection={() => selection.select([])}
          coming={isBusy && <TilePlace />}
          renderCard={(image) => (
            <ImageCard
              image={image}
              onDownload={() => changes.download.mutate(image)}
              onOpenMenu={(anchor) => openMenu(image, anchor)}
            />
          )}
        />
      )}
      {shown ? (
        <ImageViewer
          image={shown}
          images={images}
          onDownload={() => changes.download.mutate(shown)}
          onOpenMenu={(anchor) => openMenu(shown, anchor)}
        >
          {dialogs}
        </ImageViewer>
      ) : (
        dialogs
      )}
    </Stack>
  );
}

/**
 * New images appear only after a running generation ends, because the backend stores an image
 * before it answers, and deletes a canceled one.
 */
function useStableImages(images: GeneratedImage[], isBusy: boolean): GeneratedImage[] {
  const [settled, setSettled] = useState(images);
  if (!isBusy && settled !== images) setSettled(images);
  if (!isBusy) return images;
  const known = new Set(settled.map(({ id }) => id));
  return images.filter(({ id }) => known.has(id));
}
