import { startFitting } from '@brandroom/domain/content/graphemes';
import type { GeneratedImage } from '@brandroom/domain/content/generated-image.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { denialReason } from '@brandroom/domain/rights/labels';
import { AssetTile } from '@brandroom/ui/AssetTile';
import { PickList } from '@brandroom/ui/PickList';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { useSuspenseQuery } from '@tanstack/react-query';

import { useApi } from '../../../shared/api/api';
import { useWorkspace } from '../../../shared/brand/workspace';
import { imageAlt, imageName } from '../../../shared/content/generated-image-text';
import { useGeneratedPicture } from '../../../shared/files/use-generated-picture';
import { useInView } from '../../../shared/files/use-in-view';
import type { ChoosingProps } from './image-choice';
import { writingMessages } from './writing.messages';

const messages = writingMessages.imagePicker;

/** The longest alt text; the prompt of an image may be longer. */
const longestAlt = 500;

/** The generated images of the brand, newest first; choosing one copies it into the library. */
export function GeneratedImages({
  brandId,
  chosen,
  onToggle,
}: ChoosingProps & { brandId: BrandId }) {
  const { user } = useWorkspace();
  const { data } = useSuspenseQuery(
    useApi().generation.listImages.queryOptions({ input: { brandId } }),
  );
  const noSaving = denialReason(user, 'files.create', brandId);
  if (noSaving !== null) return <Text>{`${messages.generatedHelp} ${noSaving}`}</Text>;
  const images = data.map((image) => ({ ...image, name: imageName(image) }));
  if (images.length === 0) return <Text>{messages.empty.generated}</Text>;
  return (
    <Stack gap={16}>
      <Text tone="muted">{messages.generatedHelp}</Text>
      <PickList
        label={messages.images.generated}
        items={images}
        selectedIds={chosen.map(({ id }) => id)}
        onToggle={(id, isOn) => {
          const image = images.find((each) => each.id === id);
          const alt = image ? startFitting(imageAlt(image), longestAlt) : '';
          onToggle({ kind: 'generated', id, alt }, isOn);
        }}
      >
        {(image) => <Picture image={image} name={image.name} />}
      </PickList>
    </Stack>
  );
}

function Picture({ image, name }: { image: GeneratedImage; name: string }) {
  const [isInView, ref] = useInView();
  const src = useGeneratedPicture(image.id, isInView);
  return (
    <AssetTile
      {...(src === null ? {} : { picture: { src, alt: '' } })}
      tip={name}
      title={<div ref={ref}>{name}</div>}
    />
  );
}
