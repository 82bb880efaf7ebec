import { lazyDialog } from '../load/lazy-part';
import type { Autosave } from './use-autosave';

const DraftNotice = lazyDialog(async () => (await import('./DraftNotice')).DraftNotice);

/** Says that unsent text came back or waits; its words are loaded once there is some. */
export function RestoredNotice({ autosave }: { autosave: Autosave }) {
  return autosave.since === null ? null : <DraftNotice {...autosave} since={autosave.since} />;
}
