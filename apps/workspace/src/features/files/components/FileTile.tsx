import type { FileAsset } from '@brandroom/domain/file/file.schema';
import { AssetTile } from '@brandroom/ui/AssetTile';
import { Heading } from '@brandroom/ui/Heading';

import { factsOf, iconOf, typeWord } from '../file-facts';
import { useInView } from '../use-in-view';
import type { FileCommands } from '../use-file-menu';
import { usePreview } from '../use-preview';
import { DownloadButton, MenuButton } from './FileActions';

/** A file in the grid. Its name stands under the picture, which therefore needs no other words. */
export function FileTile({ file, commands }: { file: FileAsset; commands: FileCommands }) {
  const [isInView, ref] = useInView();
  const src = usePreview(file, isInView);
  return (
    <AssetTile
      as="li"
      title={
        <Heading level={2} size="body" ref={ref}>
          {file.name}
        </Heading>
      }
      facts={factsOf(file)}
      icon={iconOf(file)}
      kind={typeWord(file)}
      {...(src === undefined ? {} : { picture: { src, alt: '' } })}
      ground={file.category === 'logo' ? 'checker' : 'paper'}
      mainAction={commands.download && <DownloadButton file={file} commands={commands} />}
      menu={<MenuButton file={file} commands={commands} />}
    />
  );
}
