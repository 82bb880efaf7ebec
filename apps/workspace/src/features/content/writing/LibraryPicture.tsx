import type { FileAsset } from '@brandroom/domain/file/file.schema';
import { AssetTile } from '@brandroom/ui/AssetTile';

import { useInView } from '../../../shared/files/use-in-view';
import { usePreview } from '../../../shared/files/use-preview';

interface LibraryPictureProps {
  file: Pick<FileAsset, 'id' | 'name' | 'alt' | 'version'>;
  /** More about it than its file name. */
  facts?: string;
}

/** What names a picture: what it shows, where that is known, then its file. */
export const pictureName = ({ name, alt }: Pick<FileAsset, 'name' | 'alt'>): string =>
  alt === '' ? name : `${alt}, ${name}`;

/** A picture to choose, named by what it shows. */
export function LibraryPicture({ file, facts }: LibraryPictureProps) {
  const { name, alt } = file;
  const [isInView, ref] = useInView();
  const src = usePreview(file, isInView);
  return (
    <AssetTile
      ground="checker"
      {...(src === null ? {} : { picture: { src, alt: '' } })}
      // The space parts it from the facts, as in the name of the choice.
      title={<div ref={ref}>{alt || name} </div>}
      facts={alt ? [name, facts].filter(Boolean).join('. ') : facts}
    />
  );
}
