import type { FileAsset } from '@brandroom/domain/file/file.schema';
import { AssetTile } from '@brandroom/ui/AssetTile';

import { useInView } from '../../../shared/files/use-in-view';
import { usePreview } from '../../../shared/files/use-preview';

interface LibraryPictureProps {
  file: Pick<FileAsset, 'id' | 'name'>;
  facts?: string;
}

/** A picture to choose, named by its file. */
export function LibraryPicture({ file: { id, name }, facts }: LibraryPictureProps) {
  const [isInView, ref] = useInView();
  const src = usePreview(id, isInView);
  return (
    <AssetTile
      ground="checker"
      {...(src === null ? {} : { picture: { src, alt: '' } })}
      // The space parts it from the facts, as in the name of the choice.
      title={<div ref={ref}>{name} </div>}
      facts={facts}
    />
  );
}
