import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { jpegBytes, pngOfSize } from '../../testing/file-bytes';
import { refusalOf } from '../../testing/outcome';
import type { TestBackend } from '../../testing/test-backend';
import { testBackend } from '../../testing/test-backend';
import { avatarId, brandId, emailOf, testWorld, userIdOf } from '../../testing/test-world';

let backend: TestBackend;
let editor: WorkspaceClient;

beforeEach(async () => {
  backend = testBackend({ store: await testWorld() });
  editor = await backend.as(emailOf('editor'));
});
afterEach(() => backend.close());

const png = (side: number, height = side) =>
  new Blob([pngOfSize(side, height)], { type: 'image/png' });
const blobs = () => backend.store.read((transaction) => transaction.all('blobs'));

describe('a picture of a person', () => {
  it('is kept for them, their team, and nobody outside of it', async () => {
    const { avatar } = await editor.auth.setAvatar({ file: png(64) });
    const id = avatar ?? '';
    const { members } = await editor.team.list({ brandId });
    expect(members.find((member) => member.id === userIdOf('editor'))?.avatar).toBe(id);
    const viewer = await backend.as(emailOf('viewer'));
    expect((await viewer.auth.avatar({ id })).type).toBe('image/png');
    const outsider = await backend.as(emailOf('outsider'));
    expect(await refusalOf(outsider.auth.avatar({ id }))).toMatchObject({ code: 'notFound' });
  });

  it('replaces the one before, and is removed without a trace', async () => {
    const before = (await blobs()).length;
    await editor.auth.setAvatar({ file: png(64) });
    const { avatar } = await editor.auth.setAvatar({ file: png(65) });
    expect((await blobs()).length).toBe(before + 1);
    expect(await editor.auth.removeAvatar()).not.toHaveProperty('avatar');
    expect((await blobs()).length).toBe(before);
    expect(await refusalOf(editor.auth.avatar({ id: avatar ?? '' }))).toMatchObject({
      code: 'notFound',
    });
  });

  it('leaves the same picture of someone else', async () => {
    await editor.auth.setAvatar({ file: png(3) });
    await editor.auth.removeAvatar();
    expect((await editor.auth.avatar({ id: avatarId })).size).toBeGreaterThan(0);
  });

  it('gives out no other bytes of the workspace', async () => {
    const [file] = (await blobs()).filter(({ id }) => id !== avatarId);
    expect(await refusalOf(editor.auth.avatar({ id: file?.id ?? '' }))).toMatchObject({
      code: 'notFound',
    });
  });

  it.each([
    ['VP8L', 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='],
    ['VP8 ', 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA'],
  ])('is also taken as WebP, here as %s', async (_, base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const { avatar } = await editor.auth.setAvatar({
      file: new Blob([bytes], { type: 'image/webp' }),
    });
    expect((await editor.auth.avatar({ id: avatar ?? '' })).type).toBe('image/webp');
  });

  it.each([
    ['not square', png(64, 32), 'The picture must be square, with at most 256 pixels a side.'],
    ['too big', png(257), 'The picture must be square, with at most 256 pixels a side.'],
    [
      'another type',
      new Blob([jpegBytes], { type: 'image/jpeg' }),
      'The picture must be PNG or WebP.',
    ],
    [
      'another type in its bytes',
      new Blob([jpegBytes], { type: 'image/png' }),
      'This is not a picture.',
    ],
    [
      'too heavy',
      new Blob([new Uint8Array(200_001)], { type: 'image/png' }),
      'The picture is too large.',
    ],
  ])('is refused when it is %s', async (_, file, message) => {
    expect(await refusalOf(editor.auth.setAvatar({ file }))).toMatchObject({
      code: 'invalid',
      data: { fields: [{ path: 'file', message }] },
    });
  });
});
