import { expect, test } from 'vitest';
import { nodeProblem } from './node-version.mjs';

test.each(['20.19.0', '20.20.2', '22.0.0', '100.0.0'])('Node %s will do', (version) => {
  expect(nodeProblem(version, '>=20.19')).toBe('');
});

test.each(['20.18.3', '18.20.0', '9.0.0'])('Node %s is refused by name', (version) => {
  expect(nodeProblem(version, '>=20.19')).toContain(
    `needs Node 20.19 or newer; this is Node ${version}`,
  );
});
