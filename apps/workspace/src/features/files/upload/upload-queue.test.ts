import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import type { BrandId, FileId } from '@brandroom/domain/id.schema';
import { upload } from '@brandroom/machines/upload/upload.machine';
import { showToast } from '@brandroom/ui/toast';
import { beforeEach, expect, test, vi } from 'vitest';

import { createSharedActors } from '../../../shared/actors/shared-actors';
import { keepUploads, keptUploads } from './kept-uploads';
import { keepBytes } from './upload-bytes';
import { uploadQueue } from './upload-queue';

vi.mock(import('@brandroom/ui/toast'), { spy: true });

const brand = 'brand_1' as BrandId;
const pdf = new File(['%PDF-1.4'], 'brief.pdf', { type: 'application/pdf' });

/** Uploads in a page, which answer once they are let go or are refused. */
function page(answer: Promise<unknown> = new Promise(() => undefined)) {
  const client = {
    files: {
      upload: async () => ({
        next: () => answer.then(() => ({ done: true, value: { id: 'file_1' as FileId } })),
      }),
    },
  } as unknown as WorkspaceClient;
  const queue = uploadQueue({ client, actors: createSharedActors() }, brand);
  const add = async (handle: string) => {
    await keepBytes(handle, pdf);
    queue.send({
      type: 'ADD',
      files: [{ handle, name: pdf.name, size: pdf.size, type: pdf.type }],
    });
  };
  const statuses = () =>
    Object.fromEntries(
      queue.getSnapshot().context.files.map(({ handle, status }) => [handle, status]),
    );
  return { queue, add, statuses };
}

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.mocked(showToast).mockReset();
  keepUploads(brand, null);
});

test('a paused queue of this version is restored as it was', async () => {
  const before = page();
  await before.add('first');
  before.queue.send({ type: 'PAUSE' });
  const after = page();
  expect(after.queue.getSnapshot().value).toBe('paused');
  expect(after.statuses()).toEqual({ first: 'queued' });
  expect(showToast).not.toHaveBeenCalled();
});

test('a queue of another version is not restored: its files are uploaded anew, and that is said', async () => {
  const before = page();
  await before.add('running');
  await before.add('canceled');
  before.queue.send({ type: 'CANCEL', handle: 'canceled' });
  const { snapshot } = keptUploads()[brand] ?? {};
  if (!snapshot) throw new Error('No queue was stored.');
  const foreign = { ...snapshot, value: 'a state that is gone' } as unknown as typeof snapshot;
  keepUploads(brand, { version: '0.1.0', snapshot: foreign });

  const after = page(Promise.resolve());
  expect(showToast).toHaveBeenCalledWith({
    title: 'The app was updated. The upload of 1 file started again.',
  });
  expect(after.statuses()).toEqual({ running: 'uploading' });
  await vi.waitFor(() => expect(showToast).toHaveBeenLastCalledWith({ title: '1 file uploaded' }));
  expect(keptUploads()).toEqual({});
});

test('a failed upload can be tried again after a reload; a canceled one is given up', async () => {
  const before = page(Promise.reject(new Error('No connection.')));
  await before.add('failed');
  await vi.waitFor(() => expect(before.statuses()).toEqual({ failed: 'failed' }));
  await before.add('canceled');
  before.queue.send({ type: 'CANCEL', handle: 'canceled' });

  const after = page(Promise.resolve());
  expect(keptUploads()[brand]?.version).toBe(upload.version);
  expect(after.statuses()).toEqual({ failed: 'failed' });
  after.queue.send({ type: 'RETRY', handle: 'failed' });
  await vi.waitFor(() => expect(after.statuses()).toEqual({}));
  expect(keptUploads()).toEqual({});
});
