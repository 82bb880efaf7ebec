// Uploads: choosing files, their queue, and its announcements.
import { formatCount } from '@brandroom/domain/format/count';
import { joinList } from '@brandroom/domain/format/list';

/** Every visible string of this room. */
export const uploadMessages = {
  title: 'Upload Files',
  zone: 'Drag and drop files here, or click to select files',
  choose: 'Select files',
  rules: (types: readonly string[], size: string) =>
    `${joinList(types, 'or')}. ${size}. You can also paste files.`,
  queue: 'Files',
  waiting: 'Waiting',
  progress: (percent: number, loaded: string, size: string) => `${percent}%, ${loaded} of ${size}`,
  done: (size: string) => `Uploaded, ${size}`,
  failed: 'Not uploaded',
  canceled: 'Canceled',
  cancel: (name: string) => `Cancel upload of ${name}`,
  retry: (name: string) => `Upload ${name} again`,
  remove: (name: string) => `Remove ${name} from the list`,
  cancelAll: 'Cancel all',
  retryAll: 'Upload all failed again',
  close: 'Close',
  oneDone: (position: number, count: number, name: string) =>
    `${position} of ${count}: ${name} uploaded`,
  oneFailed: (name: string, reason: string) => `${name} was not uploaded. ${reason}`,
  oneCanceled: (name: string) => `Upload of ${name} canceled`,
  oneRemoved: (name: string) => `${name} removed from the list`,
  allDone: (count: number) => `${formatCount(count, 'file')} uploaded`,
  pause: 'Pause',
  resume: 'Resume',
  goesOn: 'The upload continues in the background',
  staysPaused: 'The upload is paused',
  bytesGone: 'The page was reloaded before this file was uploaded. Choose it again.',
  updated: (count: number) =>
    `The app was updated. The upload of ${formatCount(count, 'file')} started again.`,
  running: (count: number) => `Uploading ${formatCount(count, 'file')}`,
  paused: (count: number) => `Upload paused, ${formatCount(count, 'file')} waiting`,
  someFailed: (count: number) => `${formatCount(count, 'file')} not uploaded`,
  show: 'Show uploads',
} as const;
