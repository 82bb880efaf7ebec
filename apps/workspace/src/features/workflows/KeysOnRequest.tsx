import { lazyDialog } from '@brandroom/ui/lazy-part';
import type { ExplorerView } from '@brandroom/workflow-explorer/place';
import { useState } from 'react';

import { useScreenKeys } from '../../shared/keys/use-screen-keys';

const WorkflowKeys = lazyDialog(async () => (await import('./WorkflowKeys')).WorkflowKeys);

/** Lists the shortcuts when ? is pressed: those of the list of workflows, or of a view of the explorer, the outline by default. */
export function KeysOnRequest({ of }: { of: 'list' | ExplorerView | undefined }) {
  const [isListed, setListed] = useState(false);
  useScreenKeys({ '?': () => setListed(true) });
  return isListed && <WorkflowKeys of={of} onClose={() => setListed(false)} />;
}
