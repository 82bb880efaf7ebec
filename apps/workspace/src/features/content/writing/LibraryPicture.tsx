import type { FileAsset } from '@brandroom/domain/file/file.schema';
import { AssetTile } from '@brandroom/ui/AssetTile';

import { groundOf } from '../../../shared/files/ground-of';
import { useInView } from '../../../shared/files/use-in-view';
import { usePreview } from '../../../shared/files/use-preview';

interface LibraryPictureProps {
  file: Pick<FileAsset, 'id' | 'name' | 'alt' | 'version' | 'category'>;
  /** More details than its file name. */
  facts?: string;
}

/** Returns the accessible name of an image: its alt text, if any, then its file name. */
export const pictureName = ({ name, alt }: Pick<FileAsset, 'name' | 'alt'>): string =>
  alt === '' ? name : `${alt}, ${name}`;

/** An image to choose, named by its alt text. */
export function LibraryPicture({ file, facts }: LibraryPictureProps) {
  const { name, alt } = file;
  const [isInView, ref] = useInView();
  const src = usePreview(file, isInView);
  return (
    <AssetTile
      ground={groundOf(file)}
      {...(src === null ? {} : { picture: { src, alt: '' } })}
      tip={alt || name}
      // The space separates the name from the details, as in the accessible name.
      title={<div ref={ref}>{alt || name} </div>}
      facts={alt ? [name, facts].filter(Boolean).join('. ') : facts}
    />
  );
}
