import type { FileAsset } from '@brandroom/domain/file/file.schema';
import { Button } from '@brandroom/ui/Button';
import { IconButton } from '@brandroom/ui/IconButton';
import { Download, Ellipsis } from 'lucide-react';

import { actionsId } from '../../../shared/page/focus-actions';
import { libraryMessages } from './library.messages';

import type { FileCommands } from './use-file-menu';

const messages = libraryMessages.actions;

/** The menu in the viewer; that of the tile is behind it. */
export const viewerActionsId = ({ id }: Pick<FileAsset, 'id'>): string => `viewer-actions-${id}`;

interface FileActionProps {
  file: FileAsset;
  commands: FileCommands;
  /** In the list, where the arrow keys go from row to row, the buttons of one row are. */
  isTabStop?: boolean;
  /** Over a picture. */
  hasGround?: boolean;
}

export function DownloadButton({
  file,
  commands,
  isIcon = false,
  isTabStop = true,
  hasGround = false,
}: FileActionProps & { isIcon?: boolean }) {
  const { download } = commands;
  if (!download) return null;
  const label = messages.downloadNamed(file.name);
  return isIcon ? (
    <IconButton
      icon={Download}
      size="small"
      variant={hasGround ? 'secondary' : 'quiet'}
      label={label}
      excludeFromTabOrder={!isTabStop}
      onPress={() => download(file)}
    />
  ) : (
    <Button size="small" icon={Download} aria-label={label} onPress={() => download(file)}>
      {messages.download}
    </Button>
  );
}

/** Opens the one menu that all files share. */
export function MenuButton({
  file,
  commands,
  isTabStop = true,
  hasGround = false,
  isInViewer = false,
}: FileActionProps & { isInViewer?: boolean }) {
  const { openMenu, openFor } = commands;
  if (!openMenu) return null;
  return (
    <IconButton
      id={isInViewer ? viewerActionsId(file) : actionsId(file)}
      icon={Ellipsis}
      size="small"
      variant={hasGround ? 'secondary' : 'quiet'}
      excludeFromTabOrder={!isTabStop}
      label={messages.open(file.name)}
      aria-haspopup="menu"
      aria-expanded={openFor?.id === file.id}
      onPress={({ target }) => openMenu(file, target)}
    />
  );
}
