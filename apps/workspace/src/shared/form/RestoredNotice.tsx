import { lazy, Suspense } from 'react';

import type { KeptForm } from './use-kept-draft';

const KeptNotice = lazy(async () => ({ default: (await import('./KeptNotice')).KeptNotice }));

/** Says that unsent text came back or waits; its words are loaded once there is some. */
export function RestoredNotice({ kept }: { kept: KeptForm }) {
  return kept.since === null ? null : (
    <Suspense>
      <KeptNotice {...kept} since={kept.since} />
    </Suspense>
  );
}
