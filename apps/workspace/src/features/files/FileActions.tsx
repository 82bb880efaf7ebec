import type { FileAsset } from '@brandroom/domain/file/file.schema';
import { Button } from '@brandroom/ui/Button';
import { IconButton } from '@brandroom/ui/IconButton';
import { Download, Ellipsis } from 'lucide-react';

import { actionsId } from '../../shared/page/focus-actions';
import { filesMessages } from './files.messages';

import type { FileCommands } from './use-file-menu';

const messages = filesMessages.actions;

interface FileActionProps {
  file: FileAsset;
  commands: FileCommands;
}

export function DownloadButton({
  file,
  commands,
  isIcon = false,
}: FileActionProps & { isIcon?: boolean }) {
  const { download } = commands;
  if (!download) return null;
  const label = messages.downloadNamed(file.name);
  return isIcon ? (
    <IconButton icon={Download} label={label} onPress={() => download(file)} />
  ) : (
    <Button size="small" icon={Download} aria-label={label} onPress={() => download(file)}>
      {messages.download}
    </Button>
  );
}

/** Opens the one menu that all files share. */
export function MenuButton({ file, commands }: FileActionProps) {
  const { openMenu, openFor } = commands;
  if (!openMenu) return null;
  return (
    <IconButton
      id={actionsId(file)}
      icon={Ellipsis}
      label={messages.open(file.name)}
      aria-haspopup="menu"
      aria-expanded={openFor?.id === file.id}
      onPress={({ target }) => openMenu(file, target)}
    />
  );
}
