import type { FileAsset } from '@brandroom/domain/file/file.schema';
import { media } from '@brandroom/tokens/media';
import { AssetTile } from '@brandroom/ui/AssetTile';
import { Heading } from '@brandroom/ui/Heading';
import { Inline } from '@brandroom/ui/Inline';

import { useInView } from '../../../shared/files/use-in-view';
import { usePreview } from '../../../shared/files/use-preview';
import { useMedia } from '../../../shared/page/use-media';
import { factsOf, iconOf, typeWord } from './file-facts';
import type { FileCommands } from './use-file-menu';
import { DownloadButton, MenuButton } from './FileActions';
import { FileLink } from './FileLink';

/** A file in the grid. Its name is below the image, so the image needs no alt text. */
export function FileTile({ file, commands }: { file: FileAsset; commands: FileCommands }) {
  const [isInView, ref] = useInView();
  // On touch the buttons always lie over the picture, so the menu alone has the download.
  const isInMenu = useMedia(media.coarsePointer) && commands.openMenu !== undefined;
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
      ground={file.category === 'logo' ? 'checker' : 'paper'}
      mainAction={
        <Inline gap={4} isWrapping={false}>
          {!isInMenu && <DownloadButton file={file} commands={commands} isIcon hasGround />}
          <MenuButton file={file} commands={commands} hasGround />
        </Inline>
      }
    />
  );
}
