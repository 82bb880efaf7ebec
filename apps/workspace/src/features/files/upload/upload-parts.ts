// Exports everything that only uploading needs, as one chunk.
export { UploadDialog } from './UploadDialog';
export { UploadStatus } from './UploadStatus';
export { resumeQueues } from './upload-queue';
