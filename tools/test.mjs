// `npm test` of a fresh clone. As `start.mjs`: nothing is imported before Node's version is known.
import { readFileSync } from 'node:fs';
import { nodeProblem } from './node-version.mjs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const problem = nodeProblem(process.versions.node, engines.node);
if (problem) {
  console.error(problem);
  process.exit(1);
}

const { install } = await import('./install.mjs');
if (!install()) {
  console.log('\n0 passed, 1 failed');
  process.exit(1);
}
await import('./check/all.mjs');
