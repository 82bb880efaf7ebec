import type { GeneratedImage } from '@brandroom/domain/content/generated-image.schema';
import { imageStyleLabels } from '@brandroom/domain/content/image-style';
import { formatDateTime } from '@brandroom/domain/format/date';
import { DescriptionList } from '@brandroom/ui/DescriptionList';
import { IconButton } from '@brandroom/ui/IconButton';
import { MediaViewer } from '@brandroom/ui/MediaViewer';
import { StagePicture } from '@brandroom/ui/StagePicture';
import { menuTrigger } from '@brandroom/ui/menu-trigger';
import { Download, Ellipsis } from 'lucide';
import type { ReactNode } from 'react';

import { imageAlt, imageName } from '../../shared/content/generated-image-text';
import { LoadingFile } from '../../shared/files/FileBytes';
import { useGeneratedPicture } from '../../shared/files/use-generated-picture';
import { useSearchUpdate } from '../../shared/navigation/use-search-update';
import { focusSoon } from '../../shared/page/focus-soon';
import { openLinkId } from '../../shared/selection/focus-listed';
import { timeZone } from '../../shared/time/time-zone';
import { imagesMessages } from './images.messages';
import type { ImagesSearch } from './images-search';

const messages = imagesMessages.viewer;

interface ImageViewerProps {
  image: GeneratedImage;
  /** The images of the gallery, in order. */
  images: readonly GeneratedImage[];
  onDownload: () => void;
  onOpenMenu: (anchor: Element) => void;
  /** The menu and dialogs about the image. */
  children: ReactNode;
}

/** A generated image at its largest size, with its request. */
export function ImageViewer(props: ImageViewerProps) {
  const { image, images, onDownload, onOpenMenu, children } = props;
  const update = useSearchUpdate<ImagesSearch>();
  const src = useGeneratedPicture(image.id);
  const at = images.indexOf(image);
  const show = (next: GeneratedImage | undefined) =>
    next && (() => update({ image: next.id }, { replace: true }));
  const name = imageName(image);
  return (
    <MediaViewer
      title={name}
      position={messages.position(at + 1, images.length)}
      onClose={() => {
        update({ image: undefined }, { replace: true });
        focusSoon(() => document.getElementById(openLinkId(image)));
      }}
      onPrevious={show(images[at - 1])}
      onNext={show(images[at + 1])}
      actions={
        <>
          <IconButton
            icon={Download}
            label={imagesMessages.actions.downloadNamed(name)}
            onPress={onDownload}
          />
          <IconButton
            icon={Ellipsis}
            label={imagesMessages.actions.open(name)}
            {...menuTrigger}
            onPress={({ target }) => onOpenMenu(target)}
          />
        </>
      }
      details={
        <DescriptionList
          items={[
            { term: imagesMessages.form.prompt, detail: image.prompt },
            { term: imagesMessages.form.style, detail: imageStyleLabels[image.style] },
            { term: imagesMessages.form.aspectRatio, detail: image.aspectRatio },
            { term: imagesMessages.keep.alt, detail: image.alt || messages.noAlt },
            { term: messages.generated, detail: formatDateTime(image.createdAt, timeZone) },
          ]}
        />
      }
    >
      {src === null ? <LoadingFile /> : <StagePicture src={src} alt={imageAlt(image)} />}
      {children}
    </MediaViewer>
  );
}
