import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compressFolder } from '../compress.mjs';
import { securityHeaders } from './headers.mjs';
import {
  accepts,
  createStaticServer,
  isNavigation,
  listen,
  portFromText,
  safePath,
} from './server.mjs';

const page = `<!doctype html><title>Brandroom</title>${'<p>Home</p>'.repeat(50)}`;
const script = `export const a = 1;\n`.repeat(200);
const folder = mkdtempSync(join(tmpdir(), 'serve-'));
const root = join(folder, 'dist');
const server = createStaticServer({ root });
let port = 0;

beforeAll(async () => {
  mkdirSync(join(root, 'assets'), { recursive: true });
  mkdirSync(join(root, '.vite'));
  writeFileSync(join(root, 'index.html'), page);
  writeFileSync(join(root, 'assets/app-C0ffee12.js'), script);
  writeFileSync(join(root, 'assets/font-C0ffee12.woff2'), 'woff2');
  writeFileSync(join(root, '.vite/manifest.json'), '{}');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  compressFolder(root);
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
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test('a page address falls back to the app', async () => {
    const answer = await ask('/content/edit/content_1?x=1', { headers: navigation });
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(page);
  });

  test.each(['/', '/calendar'])('%s is there for whoever takes anything', async (path) => {
    const answer = await ask(path, { method: 'HEAD', headers: { accept: '*/*' } });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test('a missing asset is a 404 even for a navigation', async () => {
    expect((await ask('/assets/gone.js', { headers: navigation })).status).toBe(404);
  });

  test('a part of a page does not fall back', async () => {
    const headers = { accept: '*/*', 'sec-fetch-mode': 'cors' };
    expect((await ask('/data.json', { headers })).status).toBe(404);
  });
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
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
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
    headers: { ...navigation, 'if-none-match': `"other", W/${String(first.headers.etag)}` },
  });
  expect(again.status).toBe(304);
  expect(again.body.byteLength).toBe(0);
  expect(again.headers.etag).toBe(first.headers.etag);
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

  test('a plain path is kept', () => {
    expect(safePath('/assets/a%20b.js?v=1#x')).toBe('assets/a b.js');
  });
});

test('content codings are taken as the client says', () => {
  expect(accepts(undefined, 'br')).toBe(false);
  expect(accepts('gzip', 'br')).toBe(false);
  expect(accepts('*', 'br')).toBe(true);
  expect(accepts('br;q=0.5', 'br')).toBe(true);
  expect(accepts('br; q=0', 'br')).toBe(false);
});

test('without fetch metadata a page is told by the accepted type', () => {
  expect(isNavigation({ accept: 'text/html' }, 'calendar')).toBe(true);
  expect(isNavigation({ accept: '*/*' }, 'calendar')).toBe(true);
  expect(isNavigation({}, '')).toBe(true);
  expect(isNavigation({ accept: '*/*' }, 'data.json')).toBe(false);
  expect(isNavigation({ accept: '*/*' }, 'assets/gone')).toBe(false);
  expect(isNavigation({ accept: 'application/json' }, 'calendar')).toBe(false);
});

test('a busy port is said in words', async () => {
  const second = createStaticServer({ root });
  await expect(listen(second, port)).rejects.toThrow(`Port ${port} is in use.`);
});

test.each(['', 'x', '-1', '65536', '80.5'])('PORT=%j is refused in words', (text) => {
  expect(() => portFromText(text)).toThrow('PORT must be a whole number');
});
