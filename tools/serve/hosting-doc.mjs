import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { immutableCache, revalidatedCache, securityHeaders } from './headers.mjs';

export const hostingPagePath = fileURLToPath(new URL('../../docs/hosting.md', import.meta.url));

const begin = '<!-- headers: written by tools/serve/hosting-doc.mjs -->';
const end = '<!-- /headers -->';

/**
 * The hosting page with its list of headers as `headers.mjs` has it now.
 *
 * @returns {string}
 */
export function hostingPage() {
  const page = readFileSync(hostingPagePath, 'utf8');
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`docs/hosting.md has lost its markers: ${begin} … ${end}`);
  const lines = Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`);
  const list = [
    'On every answer:',
    '',
    '```http',
    ...lines,
    '```',
    '',
    `Below \`/assets/\`: \`Cache-Control: ${immutableCache}\`. All else: \`Cache-Control: ${revalidatedCache}\`.`,
  ];
  return `${before}${begin}\n${list.join('\n')}\n${end}${after}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(hostingPagePath, hostingPage());
