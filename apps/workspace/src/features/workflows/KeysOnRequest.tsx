import { useState } from 'react';

import { useScreenKeys } from '../../shared/keys/use-screen-keys';
import { lazyDialog } from '../../shared/load/lazy-part';

const WorkflowKeys = lazyDialog(async () => (await import('./WorkflowKeys')).WorkflowKeys);

/** Lists the shortcuts of the workflows when ? is pressed. */
export function KeysOnRequest() {
  const [isListed, setListed] = useState(false);
  useScreenKeys({ '?': () => setListed(true) });
  return isListed && <WorkflowKeys onClose={() => setListed(false)} />;
}
