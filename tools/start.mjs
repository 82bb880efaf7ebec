// The command of a fresh clone: `npm start`. It must run where nothing is
// installed yet, so it imports nothing before it has looked at Node's version.
import { readFileSync } from 'node:fs';
import { nodeProblem } from './node-version.mjs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const problem = nodeProblem(process.versions.node, engines.node);
if (problem) {
  console.error(problem);
  process.exit(1);
}

const { install, pnpm } = await import('./install.mjs');
const { checkPort, portFromText } = await import('./serve/port.mjs');
try {
  // Before the long work, so that a busy port is reported at once.
  await checkPort(portFromText(process.env['PORT'] ?? '4173'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
if (!install()) process.exit(1);
console.log('Building …');
if (pnpm(['--filter', '@brandroom/workspace', 'build']) !== 0) {
  console.error('The build failed: see above.');
  process.exit(1);
}
await import('./serve/main.mjs');
