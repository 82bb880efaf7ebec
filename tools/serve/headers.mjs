import { earlyScriptHash } from './early-code.mjs';

/**
 * The headers that Brandroom must be served with, on every response. This file
 * is the only place they are written: the server, the journeys and the hosting
 * page of the docs all read it (`hosting-doc.mjs` writes the page).
 */

/**
 * The two style elements that react-aria injects: `touch-action` of everything
 * pressable, and the scroll lock on iOS. `style-hashes.mjs` computes them from
 * the installed source, and a test holds the two together.
 */
export const styleHashes = [
  'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=',
  'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=',
];

/** @type {Readonly<Record<string, readonly string[]>>} */
export const contentSecurityPolicy = {
  'default-src': ["'none'"],
  'script-src': ["'self'", `'${earlyScriptHash}'`],
  'style-src': ["'self'", ...styleHashes.map((hash) => `'${hash}'`)],
  'img-src': ["'self'", 'blob:', 'data:'],
  'media-src': ['blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'object-src': ["'none'"],
  // `new Worker(url)` is a Trusted Types sink: `app` passes the worker's address. `default` lets
  // react-aria empty an element, and refuses all other HTML.
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['app', 'default'],
};

/** @type {Readonly<Record<string, string>>} */
export const securityHeaders = {
  'Content-Security-Policy': Object.entries(contentSecurityPolicy)
    .map(([directive, values]) => [directive, ...values].join(' '))
    .join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
};

/** Files below `assets/` carry a hash of their content in the name and never change. */
export const immutableCache = 'public, max-age=31536000, immutable';

/** All other files are revalidated on each request; the ETag makes that one short answer. */
export const revalidatedCache = 'no-cache';
