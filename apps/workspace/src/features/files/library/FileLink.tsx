import type { FileAsset } from '@brandroom/domain/file/file.schema';
import { Link } from '@brandroom/ui/Link';
import { memo } from 'react';

import { useHref } from '../../../shared/navigation/use-href';
import { openLinkId } from '../../../shared/selection/focus-listed';
import type { FileCommands } from './use-file-menu';

interface FileLinkProps {
  file: FileAsset;
  commands: FileCommands;
  /** In the list arrow keys move between rows, so only the links of one row are Tab stops. */
  isTabStop?: boolean;
}

/** The name of a file as a link that opens the viewer; its address works in a new tab. */
export const FileLink = memo(function FileLink({
  file,
  commands,
  isTabStop = true,
}: FileLinkProps) {
  const href = useHref()({ to: '/files', search: { file: file.id } });
  return (
    <Link
      id={openLinkId(file)}
      href={href}
      variant="strong"
      excludeFromTabOrder={!isTabStop}
      // Set by a ref, because Link has no `title` prop.
      ref={(element) => {
        if (element) element.title = file.name;
      }}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        // In this tab the viewer opens over the current list.
        event.preventDefault();
        commands.open(file);
      }}
    >
      {file.name}
    </Link>
  );
});
