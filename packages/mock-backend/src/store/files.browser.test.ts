import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WorkspaceClient } from '@brandroom/domain/contract/client';

import { copyStore } from '@brandroom/backend/testing/copy-store';
import { droppedFile, gifBytes, pngBytes, svgText } from '@brandroom/backend/testing/file-bytes';
import { drain } from '@brandroom/backend/testing/outcome';
import type { TestBackend } from '../testing/test-backend';
import { testBackend } from '../testing/test-backend';
import { brandId, emailOf, fileId, testWorld } from '@brandroom/backend/testing/test-world';
import { isDrawable } from '../is-drawable';
import { indexedDbStore } from './indexed-db';
import { inspectFile } from '@brandroom/backend/operations/files/inspect';

let backend: TestBackend;
let editor: WorkspaceClient;
let databases = 0;

beforeEach(async () => {
  databases += 1;
  const store = await indexedDbStore(`files-test-${databases}`, {
    onOutdated: () => undefined,
    onLost: () => undefined,
  });
  await copyStore(await testWorld(), store);
  backend = testBackend({ store });
  editor = await backend.as(emailOf('editor'));
});
afterEach(() => {
  backend.close();
  indexedDB.deleteDatabase(`files-test-${databases}`);
});

describe('in the browser', () => {
  it('an upload comes back from the database byte for byte, also as a preview', async () => {
    const file = droppedFile('loop.gif', gifBytes);
    const { end } = await drain(await editor.files.upload({ brandId, file }));
    const download = await editor.files.download({ id: end.id });
    expect(download.name).toBe('loop.gif');
    expect(new Uint8Array(await download.arrayBuffer())).toEqual(gifBytes);
    expect((await editor.files.preview({ id: end.id }))?.type).toBe('image/gif');
  });

  it('a file and its links come back from the trash', async () => {
    const manager = await backend.as(emailOf('manager'));
    const links = await manager.shares.list({ assetId: fileId });
    expect(links).toHaveLength(2);
    await manager.files.delete({ id: fileId });
    await manager.files.restore({ id: fileId });
    expect(await manager.shares.list({ assetId: fileId })).toEqual(links);
  });

  it('dashboard and bell are answered by the indexes', async () => {
    const summary = await editor.dashboard.summary({ brandId });
    expect(summary).toMatchObject({ pendingApproval: 1, scheduledContent: 1, activeTasks: 1 });
    expect(summary.activity).toHaveLength(7);
    expect((await editor.notifications.list({ brandId })).total).toBe(1);
  });

  it('a picture that is built right and cannot be drawn is refused', async () => {
    const broken = new Uint8Array(pngBytes);
    // Inside the compressed image data, so that the file's structure stays whole.
    broken.fill(0xff, 41, 50);
    expect(await inspectFile(droppedFile('broken.png', broken), isDrawable)).toEqual({
      isFit: false,
      message: 'This file can’t be read as PNG. Export it as PNG and try again.',
    });
    expect(await inspectFile(droppedFile('whole.png', pngBytes), isDrawable)).toMatchObject({
      isFit: true,
    });
    expect(await inspectFile(droppedFile('mark.svg', svgText), isDrawable)).toMatchObject({
      isFit: true,
    });
  });
});
