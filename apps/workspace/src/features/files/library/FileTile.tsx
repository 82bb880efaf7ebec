import type { FileAsset } from '@brandroom/domain/file/file.schema';
import { media } from '@brandroom/tokens/media';
import { AssetTile } from '@brandroom/ui/AssetTile';
import { Heading } from '@brandroom/ui/Heading';
import { Inline } from '@brandroom/ui/Inline';
import { memo } from 'react';

import { groundOf } from '../../../shared/files/ground-of';
import { useInView } from '../../../shared/files/use-in-view';
import { usePreview } from '../../../shared/files/use-preview';
import { useMedia } from '../../../shared/page/use-media';
import { factsOf, iconOf, typeWord } from './file-facts';
import type { FileCommands } from './use-file-menu';
import { DownloadButton, MenuButton } from './FileActions';
import { FileLink } from './FileLink';

interface FileTileProps {
  file: FileAsset;
  commands: FileCommands;
}

/** A file in the grid. Its name is below the image, so the image needs no alt text. */
export function FileTile({ file, commands }: FileTileProps) {
  const [isInView, ref] = useInView();
  const src = usePreview(file, isInView && file.fileType.startsWith('image/'));
  return (
    <AssetTile
      tip={file.name}
      title={
        <Heading level={2} size="ui" ref={ref}>
          <FileLink file={file} commands={commands} />
        </Heading>
      }
      facts={factsOf(file)}
      icon={iconOf(file)}
      kind={typeWord(file)}
      {...(src === null ? {} : { picture: { src, alt: '' } })}
      ground={groundOf(file)}
      mainAction={<TileActions file={file} commands={commands} />}
    />
  );
}

/** The buttons of the tile, which do not render again when its picture comes into view. */
const TileActions = memo(function TileActions({ file, commands }: FileTileProps) {
  // On touch the buttons are always shown, so the menu alone has the download.
  const isInMenu = useMedia(media.coarsePointer) && commands.openMenu !== undefined;
  return (
    <Inline gap={4} isWrapping={false}>
      {!isInMenu && <DownloadButton file={file} commands={commands} isIcon hasGround />}
      <MenuButton file={file} commands={commands} hasGround />
    </Inline>
  );
});
