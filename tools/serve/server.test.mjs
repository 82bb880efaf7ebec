import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compressFolder } from '../compress.mjs';
import { securityHeaders } from './headers.mjs';
import { checkPort, listen, portFromText } from './port.mjs';
import { createStaticServer, isNavigation } from './server.mjs';

const page = `<!doctype html><title>Brandroom</title>${'<p>Home</p>'.repeat(50)}`;
const script = `export const a = 1;\n`.repeat(200);
const folder = mkdtempSync(join(tmpdir(), 'serve-'));
const root = join(folder, 'dist');
/** @type {import('node:http').Server} */
let server;
let port = 0;

beforeAll(async () => {
  mkdirSync(join(root, 'assets'), { recursive: true });
  mkdirSync(join(root, '.vite'));
  writeFileSync(join(root, 'index.html'), page);
  writeFileSync(join(root, 'assets/app-C0ffee12.js'), script);
  writeFileSync(join(root, 'assets/font-C0ffee12.woff2'), 'woff2');
  writeFileSync(join(root, 'assets/a b.txt'), 'plain');
  writeFileSync(join(root, 'service-worker.js'), script);
  writeFileSync(join(root, 'manifest.webmanifest'), '{}');
  writeFileSync(join(root, '.vite/manifest.json'), '{}');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  compressFolder(root);
  server = createStaticServer({ root });
  port = await listen(server, 0);
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Asks without the tidying that `fetch` does to addresses and encodings.
 *
 * @param {string} path
 * @param {{ method?: string, headers?: Record<string, string> }} [options]
 * @returns {Promise<{ status: number, headers: import('node:http').IncomingHttpHeaders, body: Buffer }>}
 */
function ask(path, { method = 'GET', headers = {} } = {}) {
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, method, headers, agent: false }, (answer) => {
      /** @type {Buffer[]} */
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

const navigation = { accept: 'text/html,*/*', 'sec-fetch-mode': 'navigate' };

describe('every answer', () => {
  test.each([
    ['a page', '/', 'GET', 200],
    ['an asset', '/assets/app-C0ffee12.js', 'GET', 200],
    ['a missing asset', '/assets/gone.js', 'GET', 404],
    ['a refused method', '/', 'POST', 405],
    ['a broken address', '/%', 'GET', 400],
  ])('carries the security headers: %s', async (_, path, method, status) => {
    const answer = await ask(path, { method, headers: navigation });
    expect(answer.status).toBe(status);
    for (const [name, value] of Object.entries(securityHeaders))
      expect(answer.headers[name.toLowerCase()]).toBe(value);
  });
});

describe('pages', () => {
  test('the root is the page', async () => {
    const answer = await ask('/', { headers: navigation });
    expect(answer.body.toString()).toBe(page);
    expect(answer.headers['content-type']).toBe('text/html;charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test('a page address falls back to the app', async () => {
    const answer = await ask('/content/edit/content_1?x=1', { headers: navigation });
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(page);
  });

  test.each(['/', '/calendar'])('%s is served to clients that accept anything', async (path) => {
    const answer = await ask(path, { method: 'HEAD', headers: { accept: '*/*' } });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html;charset=utf-8');
  });

  test('a missing asset is a 404 even for a navigation', async () => {
    expect((await ask('/assets/gone.js', { headers: navigation })).status).toBe(404);
  });

  test('a part of a page does not fall back', async () => {
    const headers = { accept: '*/*', 'sec-fetch-mode': 'cors' };
    expect((await ask('/data.json', { headers })).status).toBe(404);
  });
});

test.each([
  ['/service-worker.js', 'text/javascript'],
  ['/manifest.webmanifest', 'application/manifest+json'],
])('%s is asked for again each time, under its type', async (path, type) => {
  const answer = await ask(path);
  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(answer.headers['content-type']).toContain(type);
});

describe('assets', () => {
  test('are cached for good', async () => {
    const answer = await ask('/assets/app-C0ffee12.js');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body.toString()).toBe(script);
  });

  test('are sent as brotli when taken', async () => {
    const answer = await ask('/assets/app-C0ffee12.js', {
      headers: { 'accept-encoding': 'gzip, deflate, br' },
    });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(answer.headers['content-type']).toBe('text/javascript');
    expect(brotliDecompressSync(answer.body).toString()).toBe(script);
  });

  test('are sent as gzip when brotli is refused', async () => {
    const answer = await ask('/assets/app-C0ffee12.js', {
      headers: { 'accept-encoding': 'gzip, br;q=0' },
    });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(answer.body).toString()).toBe(script);
  });

  test('keep their type when there is nothing to compress', async () => {
    const answer = await ask('/assets/font-C0ffee12.woff2', {
      headers: { 'accept-encoding': 'br' },
    });
    expect(answer.headers['content-type']).toBe('font/woff2');
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  test('are asked for by their own names, not by those of their compressed forms', async () => {
    expect((await ask('/assets/app-C0ffee12.js.br')).status).toBe(404);
  });
});

test('a known ETag is answered without a body', async () => {
  const first = await ask('/', { headers: navigation });
  const again = await ask('/', {
    headers: { ...navigation, 'if-none-match': String(first.headers.etag) },
  });
  expect(again.status).toBe(304);
  expect(again.body.byteLength).toBe(0);
  expect(again.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
});

test('a range is answered with that part', async () => {
  const answer = await ask('/assets/app-C0ffee12.js', { headers: { range: 'bytes=7-11' } });
  expect(answer.status).toBe(206);
  expect(answer.headers['content-range']).toBe(`bytes 7-11/${script.length}`);
  expect(answer.body.toString()).toBe('const');
});

test('a new build is served without a restart', async () => {
  const file = join(root, 'assets/app-C0ffee13.js');
  writeFileSync(file, 'new');
  expect((await ask('/assets/app-C0ffee13.js')).body.toString()).toBe('new');
  rmSync(file);
  expect((await ask('/assets/app-C0ffee13.js')).status).toBe(404);
});

test('HEAD has the headers and no body', async () => {
  const answer = await ask('/assets/app-C0ffee12.js', { method: 'HEAD' });
  expect(answer.status).toBe(200);
  expect(answer.headers['content-length']).toBe(String(script.length));
  expect(answer.body.byteLength).toBe(0);
});

describe('what lies outside the served folder', () => {
  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/.vite/manifest.json',
    '/%00',
    '//../secret.txt',
  ])('%s is refused', async (path) => {
    const answer = await ask(path, { headers: navigation });
    expect(answer.status).toBe(400);
    expect(answer.body.toString()).not.toContain('secret');
  });

  test('a name with a space is served', async () => {
    expect((await ask('/assets/a%20b.txt?v=1')).body.toString()).toBe('plain');
  });
});

test('without fetch metadata the accepted type decides which requests are pages', () => {
  expect(isNavigation({ accept: 'text/html' }, '/calendar')).toBe(true);
  expect(isNavigation({ accept: '*/*' }, '/calendar')).toBe(true);
  expect(isNavigation({}, '/')).toBe(true);
  expect(isNavigation({ accept: '*/*' }, '/data.json')).toBe(false);
  expect(isNavigation({ accept: '*/*' }, '/assets/gone')).toBe(false);
  expect(isNavigation({ accept: 'application/json' }, '/calendar')).toBe(false);
});

test('a busy port is reported in words', async () => {
  await expect(checkPort(port)).rejects.toThrow(`Port ${port} is in use.`);
});

test.each(['', 'x', '-1', '65536', '80.5'])('PORT=%j is refused in words', (text) => {
  expect(() => portFromText(text)).toThrow('PORT must be a whole number');
});
