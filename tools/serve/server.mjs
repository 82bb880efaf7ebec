import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { immutableCache, revalidatedCache, securityHeaders } from './headers.mjs';

const types = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.mjs', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.webp', 'image/webp'],
  ['.ico', 'image/x-icon'],
  ['.woff2', 'font/woff2'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.bin', 'application/octet-stream'],
]);

const encodings = /** @type {const} */ ([
  ['br', '.br'],
  ['gzip', '.gz'],
]);

/**
 * Whether the client takes a content coding (RFC 9110 section 12.5.3).
 * `q=0` refuses; an absent header takes none, so that nothing is guessed.
 *
 * @param {string | undefined} header
 * @param {string} coding
 */
export function accepts(header, coding) {
  for (const part of (header ?? '').split(',')) {
    const [name = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    if (name !== coding && name !== '*') continue;
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    return q === undefined || Number(q.slice(2)) > 0;
  }
  return false;
}

/**
 * A request path as a path below the served folder, or `undefined` when it
 * tries to leave it, names a hidden file, or is no valid path at all.
 *
 * @param {string} url
 * @returns {string | undefined} without a leading slash
 */
export function safePath(url) {
  const [raw = '/'] = url.split(/[?#]/);
  let path;
  try {
    path = decodeURIComponent(raw);
  } catch {
    return undefined;
  }
  if (!path.startsWith('/') || path.includes('\0') || path.includes('\\')) return undefined;
  const segments = path.split('/').filter(Boolean);
  return segments.some((segment) => segment.startsWith('.')) ? undefined : segments.join('/');
}

/**
 * Whether a browser asks for a page rather than for a part of one. Only pages
 * fall back to the app: a missing script must be a 404, not a page of HTML.
 *
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {string} path
 */
export function isNavigation(headers, path) {
  if (path.startsWith('assets/')) return false;
  const mode = headers['sec-fetch-mode'];
  if (mode !== undefined) return mode === 'navigate';
  // Without metadata (curl, a monitor) whoever takes anything is given the page, but for what has
  // a file's ending: that is a file, and it is missing.
  const accept = headers.accept ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && extname(path) === '');
}

/** @param {string} path */
async function fileAt(path) {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? path : undefined;
}

/**
 * The bytes to send for a file, in the best precompressed form the client takes.
 *
 * @param {string} file
 * @param {string | undefined} acceptEncoding
 */
async function representation(file, acceptEncoding) {
  for (const [coding, ending] of encodings) {
    if (!accepts(acceptEncoding, coding)) continue;
    const compressed = await fileAt(file + ending);
    if (compressed) return { coding, body: await readFile(compressed) };
  }
  return { coding: undefined, body: await readFile(file) };
}

/**
 * A static server for the built app, as it should be hosted: security headers
 * on every answer, precompressed files, immutable caching of hashed assets,
 * and `index.html` for every page address.
 *
 * @param {{ root: string, headers?: Readonly<Record<string, string>> }} options
 *   `root`: absolute path of the built files; `headers`: for every answer
 */
export function createStaticServer({ root, headers = securityHeaders }) {
  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  async function answer(request, response) {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    /** @param {number} status @param {string} text */
    const refuse = (status, text) => {
      response.statusCode = status;
      response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      response.setHeader('Cache-Control', 'no-store');
      response.end(request.method === 'HEAD' ? undefined : `${text}\n`);
    };

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return refuse(405, 'Method not allowed');
    }
    const path = safePath(request.url ?? '/');
    if (path === undefined) return refuse(400, 'Bad request');

    const compressedForm = path.endsWith('.br') || path.endsWith('.gz');
    const wanted =
      path === '' || compressedForm ? undefined : await fileAt(join(root, ...path.split('/')));
    const file =
      wanted ??
      (isNavigation(request.headers, path) ? await fileAt(join(root, 'index.html')) : undefined);
    if (!file) return refuse(404, 'Not found');

    const { coding, body } = await representation(file, request.headers['accept-encoding']);
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const isAsset = file.startsWith(join(root, 'assets') + sep);
    response.setHeader('Content-Type', types.get(extname(file)) ?? 'application/octet-stream');
    response.setHeader('Cache-Control', isAsset ? immutableCache : revalidatedCache);
    response.setHeader('Vary', 'Accept-Encoding');
    response.setHeader('ETag', tag);
    const known = request.headers['if-none-match']?.split(/\s*,\s*/) ?? [];
    if (known.some((each) => each === '*' || each.replace(/^W\//, '') === tag)) {
      response.statusCode = 304;
      response.end();
      return;
    }
    if (coding) response.setHeader('Content-Encoding', coding);
    response.setHeader('Content-Length', body.byteLength);
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  return createServer((request, response) => {
    answer(request, response).catch((/** @type {unknown} */ error) => {
      console.error(error);
      if (!response.headersSent) response.statusCode = 500;
      response.end();
    });
  });
}

/**
 * Listens, and says in words what went wrong when the port cannot be had.
 *
 * @param {import('node:http').Server} server
 * @param {number} port 0 takes any free one
 * @returns {Promise<number>} the port that was taken
 */
export function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE')
        reject(
          new Error(
            `Port ${port} is in use. Stop the other program, or choose another: PORT=4174 npm start`,
          ),
        );
      else if (error.code === 'EACCES')
        reject(
          new Error(
            `This user may not listen on port ${port}. Choose one above 1023: PORT=4173 npm start`,
          ),
        );
      else reject(error);
    });
    server.listen(port, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/**
 * @param {string} text as in `PORT`
 * @returns {number}
 * @throws when it names no port
 */
export function portFromText(text) {
  const port = Number(text);
  if (text.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT must be a whole number from 0 to 65535, not "${text}".`);
  return port;
}
