import { lazyPart } from '../../../shared/overlay/lazy-part';

/** What opens under "Export". */
export const exportOverlay = lazyPart(() =>
  import('./ExportOverlay').then(({ ExportOverlay }) => ExportOverlay),
);
