'use strict';

/**
 * Import resolver for eslint-plugin-boundaries: relative paths and the
 * `@brandroom/*` subpath exports, both to TypeScript sources. Everything else
 * is left to the package manager, whose strict node_modules already decide it.
 */
const fs = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');
const endings = ['', '.ts', '.tsx', '.css.ts', '.mjs', '.json'];

/** @param {string} file */
function isFile(file) {
  return fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

/**
 * @param {string} source
 * @param {string} file
 * @returns {{ found: boolean, path?: string }}
 */
function resolve(source, file) {
  const [bare = source] = source.split('?');
  const ours = /^@brandroom\/([^/]+)\/(.+)$/.exec(bare);
  if (ours) {
    const [, name, subpath = ''] = ours;
    const folder = name === 'workspace' ? 'apps/workspace/src' : `packages/${name}/src`;
    const base = path.join(root, folder, subpath);
    const found = endings.map((ending) => base + ending).find(isFile);
    // A subpath may be an export that names its file differently (`ui/Button` is
    // `Button/Button.tsx`); the rule only needs its package.
    return { found: true, path: found ?? path.join(base, `${subpath}.ts`) };
  }
  if (!bare.startsWith('.')) return { found: false };
  const base = path.join(path.dirname(file), bare);
  return { found: true, path: endings.map((ending) => base + ending).find(isFile) ?? `${base}.ts` };
}

module.exports = { interfaceVersion: 2, resolve };
