import { createServer } from 'node:http';
import { extname } from 'node:path';
import sirv from 'sirv';
import { immutableCache, revalidatedCache, securityHeaders } from './headers.mjs';

/**
 * Whether a path stays below the served folder and names no hidden file.
 *
 * @param {string} path as in the request, still encoded
 */
function isSafePath(path) {
  try {
    return !/\/\.|\\|\0/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/**
 * Whether a browser asks for a page rather than for a part of one. Only pages
 * fall back to the app: a missing script must be a 404, not a page of HTML.
 *
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {string} path
 */
export function isNavigation(headers, path) {
  if (path.startsWith('/assets/')) return false;
  const mode = headers['sec-fetch-mode'];
  if (mode !== undefined) return mode === 'navigate';
  // Clients without fetch metadata (curl, a monitor) get the page, except for a file's name.
  const accept = headers.accept ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && extname(path) === '');
}

/**
 * The content codings a client takes, without those refused by `q=0`, which sirv does not read.
 *
 * @param {string} [header]
 */
function acceptedCodings(header = '') {
  return header
    .split(',')
    .filter((coding) => !/;\s*q=0(?:\.0*)?\s*$/i.test(coding))
    .join(',');
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
  // `dev` reads the folder at each request: a list made at the start would not survive a new build.
  const serveFile = sirv(root, { dev: true, etag: true, brotli: true, gzip: true });

  return createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    /** @param {number} status @param {string} text */
    const refuse = (status, text) => {
      response.writeHead(status, {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
      });
      response.end(`${text}\n`);
    };

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return refuse(405, 'Method not allowed');
    }
    const [path = '/'] = (request.url ?? '/').split(/[?#]/);
    if (!isSafePath(path)) return refuse(400, 'Bad request');
    if (/\.(?:br|gz)$/.test(path)) return refuse(404, 'Not found');

    request.headers['accept-encoding'] = acceptedCodings(request.headers['accept-encoding']);
    // sirv leaves them out of a 304.
    response.setHeader('Vary', 'Accept-Encoding');
    response.setHeader(
      'Cache-Control',
      path.startsWith('/assets/') ? immutableCache : revalidatedCache,
    );
    const notFound = () => refuse(404, 'Not found');
    return serveFile(request, response, () => {
      if (!isNavigation(request.headers, path)) return notFound();
      request.url = '/';
      return serveFile(request, response, notFound);
    });
  });
}
