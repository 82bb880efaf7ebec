import type { GeneratedImage } from '@brandroom/domain/content/generated-image.schema';
import { AssetTile } from '@brandroom/ui/AssetTile';
import { Heading } from '@brandroom/ui/Heading';
import { IconButton } from '@brandroom/ui/IconButton';
import { Inline } from '@brandroom/ui/Inline';
import { Link } from '@brandroom/ui/Link';
import { menuTrigger } from '@brandroom/ui/menu-trigger';
import { Download, Ellipsis, Image } from 'lucide';

import { imageAlt, imageName } from '../../shared/content/generated-image-text';
import { useGeneratedPicture } from '../../shared/files/use-generated-picture';
import { useInView } from '../../shared/files/use-in-view';
import { useHref } from '../../shared/navigation/use-href';
import { actionsId } from '../../shared/page/focus-actions';
import { openLinkId } from '../../shared/selection/focus-listed';
import { imageFacts } from './image-facts';
import { imagesMessages } from './images.messages';

const messages = imagesMessages.actions;

interface ImageCardProps {
  image: GeneratedImage;
  onDownload: () => void;
  /** Opens the menu that all images share. */
  onOpenMenu: (anchor: Element) => void;
}

/** A generated image in the grid. */
export function ImageCard({ image, onDownload, onOpenMenu }: ImageCardProps) {
  const [isInView, ref] = useInView();
  const src = useGeneratedPicture(image.id, isInView);
  const name = imageName(image);
  const href = useHref()({ to: '/content/generate-images', search: { image: image.id } });
  return (
    <AssetTile
      tip={name}
      title={
        <Heading level={3} size="body" ref={ref}>
          <Link id={openLinkId(image)} href={href} variant="strong">
            {name}
          </Link>
        </Heading>
      }
      facts={imageFacts(image)}
      icon={Image}
      {...(src === null ? {} : { picture: { src, alt: imageAlt(image) } })}
      mainAction={
        <Inline gap={4} isWrapping={false}>
          <IconButton
            icon={Download}
            size="small"
            variant="secondary"
            label={messages.downloadNamed(name)}
            onPress={onDownload}
          />
          <IconButton
            id={actionsId(image)}
            icon={Ellipsis}
            size="small"
            variant="secondary"
            label={messages.open(name)}
            {...menuTrigger}
            onPress={({ target }) => onOpenMenu(target)}
          />
        </Inline>
      }
    />
  );
}
