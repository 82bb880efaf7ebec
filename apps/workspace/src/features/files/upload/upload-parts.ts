// One file for all that only those load who upload.
export { UploadDialog } from './UploadDialog';
export { UploadStatus } from './UploadStatus';
export { resumeQueues } from './upload-queue';
