import { lazyDialog } from '../load/lazy-part';
import type { Autosave } from './use-autosave';

const DraftNotice = lazyDialog(async () => (await import('./DraftNotice')).DraftNotice);

/** Shows that unsent text was restored or is waiting; its code loads only then. */
export function RestoredNotice({ autosave }: { autosave: Autosave }) {
  return autosave.since === null ? null : <DraftNotice {...autosave} since={autosave.since} />;
}
