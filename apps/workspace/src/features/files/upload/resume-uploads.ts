import type { WorkspaceServices } from '../../../shared/api/api';
import { tabStorage } from '../../../shared/storage/safe-storage';

/** Continues the uploads that a reload interrupted; the code loads only in that case. */
export const resumeUploads = (services: WorkspaceServices): unknown =>
  tabStorage.get('uploads') &&
  import('./upload-parts').then(({ resumeQueues }) => resumeQueues(services));
