import type { FileAsset } from '@brandroom/domain/file/file.schema';
import { Link } from '@brandroom/ui/Link';

import { useHref } from '../../../shared/navigation/use-href';
import { fileLinkId } from './focus-file';
import type { FileCommands } from './use-file-menu';

interface FileLinkProps {
  file: FileAsset;
  commands: FileCommands;
  /** In the list, where the arrow keys go from row to row, the links of one row are. */
  isTabStop?: boolean;
}

/** The name of a file, which opens it; the address is for a new tab. */
export function FileLink({ file, commands, isTabStop = true }: FileLinkProps) {
  const href = useHref()({ to: '/files', search: { file: file.id } });
  return (
    <Link
      id={fileLinkId(file.id)}
      href={href}
      variant="strong"
      excludeFromTabOrder={!isTabStop}
      // The link takes no title from its props.
      ref={(element) => {
        if (element) element.title = file.name;
      }}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        // In this tab it opens over the list as it is.
        event.preventDefault();
        commands.open(file);
      }}
    >
      {file.name}
    </Link>
  );
}
