import { lazyDialog } from '@brandroom/ui/lazy-part';
import type { Autosave } from './use-autosave';

const DraftNotice = lazyDialog(async () => (await import('./DraftNotice')).DraftNotice);

/** Reports restored or waiting text; its code loads only then. */
export function RestoredNotice({ autosave }: { autosave: Autosave }) {
  return autosave.since === null ? null : <DraftNotice {...autosave} since={autosave.since} />;
}
