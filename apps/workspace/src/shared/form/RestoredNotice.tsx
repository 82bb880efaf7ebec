import { lazyDialog } from '../load/lazy-part';
import type { KeptForm } from './use-kept-draft';

const KeptNotice = lazyDialog(async () => (await import('./KeptNotice')).KeptNotice);

/** Says that unsent text came back or waits; its words are loaded once there is some. */
export function RestoredNotice({ kept }: { kept: KeptForm }) {
  return kept.since === null ? null : <KeptNotice {...kept} since={kept.since} />;
}
