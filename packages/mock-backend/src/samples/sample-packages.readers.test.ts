import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { loadSamples } from './load';
import { sampleBytes } from './sample-bytes';

it('unzip finds no fault in the Office files of the samples', async () => {
  const { files } = await loadSamples(1);
  const packages = files.filter(({ fileType }) => fileType.includes('openxmlformats'));
  expect(packages.length).toBeGreaterThan(10);
  const folder = mkdtempSync(join(tmpdir(), 'office-'));
  for (const [at, file] of packages.entries()) {
    const path = join(folder, `${at}.zip`);
    writeFileSync(path, sampleBytes(file));
    expect(execFileSync('unzip', ['-tqq', path], { encoding: 'utf8' }), file.name).toBe('');
  }
});
