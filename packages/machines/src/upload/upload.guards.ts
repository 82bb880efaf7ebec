import type { GuardArgs, GuardWords } from '@brandroom/statechart/guard-words';
import { fileOf, newFilesOf } from './upload-queue';
import type { UploadContext, UploadEvent } from './upload.events';

type Args = GuardArgs<UploadContext, UploadEvent>;
type Rule = (args: Args) => boolean;
type Words = GuardWords<UploadContext, UploadEvent>;

export const uploadGuards = {
  hasNewFiles: ({ context, event }) => newFilesOf(context.files, event).length > 0,
  hasQueued: ({ context }) => context.files.some((file) => file.status === 'queued'),
  hasNoneQueued: ({ context }) => context.files.every((file) => file.status !== 'queued'),
  hasFailed: ({ context }) => context.files.some((file) => file.status === 'failed'),
  isKnown: ({ context, event }) => fileOf(context.files, event) !== undefined,
  isQueued: ({ context, event }) => fileOf(context.files, event)?.status === 'queued',
  isRunning: ({ context, event }) => fileOf(context.files, event)?.status === 'uploading',
  isAtRest: ({ context, event }) => fileOf(context.files, event)?.status !== 'uploading',
  isFailed: ({ context, event }) => fileOf(context.files, event)?.status === 'failed',
  isCanceled: ({ context, event }) => fileOf(context.files, event)?.status === 'canceled',
  namesFile: ({ event }) => 'id' in event && typeof event.id === 'string' && event.id !== '',
  countsBytes: ({ event }) => 'loaded' in event && Number.isFinite(event.loaded),
} as const satisfies Record<string, Rule>;

function nameOf({ context, event }: Args): string {
  return fileOf(context.files, event)?.name ?? 'This file';
}

function uploadOf({ context, event }: Args): string {
  const name = fileOf(context.files, event)?.name;
  return name === undefined ? 'This upload' : `The upload of ${name}`;
}

export const uploadGuardMessages: Readonly<Record<keyof typeof uploadGuards, Words>> = {
  hasNewFiles: {
    kind: 'data',
    says: () => 'There is no new file among these.',
    fix: () => 'Choose a file that is not in the list yet.',
  },
  hasQueued: {
    kind: 'data',
    says: () => 'No file is waiting.',
    fix: () => 'Add a file.',
  },
  hasNoneQueued: {
    kind: 'data',
    says: () => 'Files are waiting.',
    fix: () => 'Resume the upload, or cancel them.',
  },
  hasFailed: {
    kind: 'data',
    says: () => 'No upload has failed.',
    fix: () => 'There is nothing to retry.',
  },
  isKnown: {
    kind: 'data',
    says: () => 'This file is not in the list.',
    fix: () => 'Add the file again.',
  },
  isQueued: {
    kind: 'data',
    says: (args) => `${nameOf(args)} is not waiting to be uploaded.`,
    fix: () => 'Only a file that is waiting or being uploaded can be canceled.',
  },
  isRunning: {
    kind: 'data',
    says: (args) => `${nameOf(args)} is not being uploaded.`,
    fix: () => 'Add the file, or retry it.',
  },
  isAtRest: {
    kind: 'data',
    says: (args) => `${nameOf(args)} is being uploaded.`,
    fix: () => 'Cancel the upload first.',
  },
  isFailed: {
    kind: 'data',
    says: (args) => `${uploadOf(args)} has not failed.`,
    fix: () => 'Only a failed or canceled upload can be retried.',
  },
  isCanceled: {
    kind: 'data',
    says: (args) => `${uploadOf(args)} was not canceled.`,
    fix: () => 'Only a failed or canceled upload can be retried.',
  },
  namesFile: {
    kind: 'data',
    says: () => 'The stored file is not named.',
    fix: () => 'Upload the file again.',
  },
  countsBytes: {
    kind: 'data',
    says: () => 'This is not a number of bytes.',
    fix: () => 'Wait for the next report.',
  },
};
