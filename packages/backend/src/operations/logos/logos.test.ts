import { readFileSync } from 'node:fs';
import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { droppedFile, gifBytes, pngBytes, pngOfSize, svgText } from '../../testing/file-bytes';
import { refusalOf } from '../../testing/outcome';
import type { TestBackend } from '../../testing/test-backend';
import { testBackend } from '../../testing/test-backend';
import { brandId, emailOf, logoId, testWorld } from '../../testing/test-world';

let backend: TestBackend;
let manager: WorkspaceClient;

beforeEach(async () => {
  backend = testBackend({ store: await testWorld() });
  manager = await backend.as(emailOf('manager'));
});
afterEach(() => backend.close());

const upload = (name: string, content: Uint8Array<ArrayBuffer> | string) =>
  manager.logos.upload({ brandId, type: 'secondary', file: droppedFile(name, content) });

/** The cleaned logo is one of those that other programs open. */
const opened = '../../../../../apps/workspace/src/shared/logos/fixtures/intruder.svg';

describe('an upload', () => {
  it('with scripts and outside addresses is stored as its drawing alone', async () => {
    const hostile = readFileSync(new URL('fixtures/hostile.svg', import.meta.url), 'utf8');
    const { logo, wasCleaned } = await upload('intruder.svg', hostile);
    expect(wasCleaned).toBe(true);
    const text = await (await manager.logos.download({ id: logo.id })).text();
    expect(text).not.toMatch(/script|\bon\w+=|example\.com|foreignObject|<set|href=/iu);
    await expect(text).toMatchFileSnapshot(opened);
  });

  it('is found on its tab alone, as it was uploaded', async () => {
    const { logo, wasCleaned } = await upload('mark.svg', svgText);
    expect(wasCleaned).toBe(false);
    expect(await manager.logos.list({ brandId, type: 'secondary' })).toEqual([logo]);
    expect(await manager.logos.list({ brandId, type: 'favicon' })).toEqual([]);
    const file = await manager.logos.download({ id: logo.id });
    expect(file.name).toBe('mark.svg');
    expect(file.type).toBe('image/svg+xml');
    expect(await file.text()).toContain('<circle cx="4" cy="4" r="3" fill="#205375">');
  });

  it.each([
    ['a script', '<script>alert(1)</script><path d="M0 0h1"/>', '<path d="M0 0h1">'],
    ['a handler', '<rect width="2" onload="x()"/>', '<rect width="2">'],
    [
      'an outside link',
      '<image href="https://x.example/a.png"/><g id="a"/>',
      '<image></image><g id="a">',
    ],
    [
      'foreign content',
      '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">a</p></foreignObject><g/>',
      '<g></g>',
    ],
    [
      'an outside style sheet',
      '<style>@import url(https://x.example/a.css);.a{fill:red}</style>',
      '<style>.a{fill:red}</style>',
    ],
    [
      'animation',
      '<rect><animate attributeName="href" to="javascript:x()"/></rect>',
      '<rect></rect>',
    ],
  ])('keeps an svg without %s', async (_, inside, kept) => {
    const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2">';
    const { logo, wasCleaned } = await upload('mark.svg', `${open}${inside}</svg>`);
    expect(wasCleaned).toBe(true);
    const text = await (await manager.logos.download({ id: logo.id })).text();
    expect(text).toContain(kept);
    expect(text).not.toMatch(/script|onload|x\.example|foreignObject|animate/u);
  });

  it.each([
    ['of another type than its name says', 'mark.svg', gifBytes, /^This file is GIF, not SVG\./u],
    ['of a type that is no logo', 'mark.gif', gifBytes, /^File type must be one of/u],
    ['with too many pixels', 'mark.png', pngOfSize(9000, 9000), /more than 64 megapixels/u],
    [
      'with entities',
      'mark.svg',
      '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg"/>',
      /scripts or outside links/u,
    ],
  ])('%s is refused', async (_, name, content, message) => {
    const { code, data } = await refusalOf(upload(name, content));
    expect(code).toBe('invalid');
    expect((data as { fields: { message: string }[] }).fields[0]?.message).toMatch(message);
  });
});

it('keeps the extension of the bytes when it is renamed', async () => {
  const renamed = await manager.logos.rename({ id: logoId, name: 'Round/mark.exe' });
  expect(renamed.name).toBe('Roundmark.exe.png');
});

describe('a replaced logo', () => {
  it('shows the new picture under its own name and keeps the older ones in its history', async () => {
    const file = droppedFile('redrawn.svg', svgText);
    const { logo } = await manager.logos.replace({ id: logoId, file });
    expect(logo).toMatchObject({ id: logoId, name: 'new mark.svg', version: 3 });
    const versions = await manager.logos.versions({ id: logoId });
    expect(versions.map(({ version, name }) => [version, name])).toEqual([
      [2, 'new mark.png'],
      [1, 'mark.png'],
    ]);
    expect(versions[0]?.replacedByName).toBe('manager');
    expect((await manager.logos.preview({ id: logoId, version: 1 })).size).toBe(
      pngBytes.byteLength,
    );
  });

  it('shows an older picture again, as a version of its own', async () => {
    const before = await manager.logos.list({ brandId });
    const file = droppedFile('redrawn.svg', svgText);
    await manager.logos.replace({ id: logoId, file });
    const restored = await manager.logos.restoreVersion({ id: logoId, version: 2 });
    expect(restored).toMatchObject({ ...before[0], version: 4, updatedAt: restored.updatedAt });
    expect(await manager.logos.versions({ id: logoId })).toHaveLength(3);
  });

  it('has no version that it never had', async () => {
    const call = manager.logos.preview({ id: logoId, version: 9 });
    expect(await refusalOf(call)).toMatchObject({ code: 'notFound' });
  });
});
