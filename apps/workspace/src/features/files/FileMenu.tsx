import type { SharedMenuProps } from '@brandroom/ui/SharedMenu';
import { SharedMenu } from '@brandroom/ui/SharedMenu';

/** The menu of whichever file it was opened for. */
export function FileMenu(props: SharedMenuProps) {
  return <SharedMenu {...props} />;
}
