import type { FileAsset } from '@brandroom/domain/file/file.schema';
import { Button } from '@brandroom/ui/Button';
import { IconButton } from '@brandroom/ui/IconButton';
import { menuTrigger } from '@brandroom/ui/menu-trigger';
import { Download, Ellipsis } from 'lucide';

import { actionsId } from '../../../shared/page/focus-actions';
import { libraryMessages } from './library.messages';

import type { FileCommands } from './use-file-menu';

const messages = libraryMessages.actions;

/** The id of the menu button in the viewer; the tile's button is behind it. */
export const viewerActionsId = ({ id }: Pick<FileAsset, 'id'>): string => `viewer-actions-${id}`;

interface FileActionProps {
  file: FileAsset;
  commands: FileCommands;
  /** In the list arrow keys move between rows, so only the buttons of one row are Tab stops. */
  isTabStop?: boolean;
  /** Whether it is over an image. */
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

/** Opens the menu that all files share. */
export function MenuButton({
  file,
  commands,
  isTabStop = true,
  hasGround = false,
  isInViewer = false,
}: FileActionProps & { isInViewer?: boolean }) {
  const { openMenu } = commands;
  if (!openMenu) return null;
  return (
    <IconButton
      id={isInViewer ? viewerActionsId(file) : actionsId(file)}
      // As text it is three elements fewer, of which a list has many.
      icon={hasGround || isInViewer ? Ellipsis : '⋯'}
      size="small"
      variant={hasGround ? 'secondary' : 'quiet'}
      excludeFromTabOrder={!isTabStop}
      label={messages.open(file.name)}
      {...menuTrigger}
      onPress={({ target }) => openMenu(file, target)}
    />
  );
}
