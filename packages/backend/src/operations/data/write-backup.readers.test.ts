import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { testBackend } from '../../testing/test-backend';
import { emailOf, testWorld } from '../../testing/test-world';
import { manifestName } from './backup-format';

it('unzip finds no fault in the export of a workspace', async () => {
  const backend = testBackend({ store: await testWorld() });
  const admin = await backend.as(emailOf('admin'));
  const path = join(mkdtempSync(join(tmpdir(), 'export-')), 'export.zip');
  const file = await admin.data.export();
  writeFileSync(path, new Uint8Array(await file.arrayBuffer()));
  backend.close();
  expect(execFileSync('unzip', ['-tqq', path], { encoding: 'utf8' })).toBe('');
  const names = execFileSync('unzip', ['-Z1', path], { encoding: 'utf8' }).trim().split('\n');
  expect(names).toContain(manifestName);
  expect(names.filter((name) => name.endsWith('.json')).length).toBeGreaterThan(20);
});
