import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { chromiumFlags, ensureChromium } from '../chromium.mjs';
import { checkPort } from '../serve/port.mjs';
import { signIn, simulation } from './browser.mjs';

/**
 * Lighthouse's figures of home, signed in. It needs a profile of its own with a debugging port.
 *
 * @param {string} origin
 * @returns {Promise<string[]>} lines to print
 */
export async function lighthouseRows(origin) {
  const profile = mkdtempSync(join(tmpdir(), 'bench-profile-'));
  const port = await checkPort(0);
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: ensureChromium(),
    serviceWorkers: 'block',
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  });
  try {
    await signIn(context, { origin, as: 'admin', scale: 1 });
    const result = await lighthouse(`${origin}/?${simulation(1)}`, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance'],
      // Storage is where the session and the workspace are.
      disableStorageReset: true,
    });
    if (!result) throw new Error('Lighthouse gave no result.');
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError) return [`no figures: ${runtimeError.code}, ${runtimeError.message}`];
    /** @param {string} id */
    const value = (id) => audits[id]?.numericValue ?? Number.NaN;
    return [
      `score ${Math.round((categories['performance']?.score ?? 0) * 100)} (99)`,
      `FCP ${(value('first-contentful-paint') / 1000).toFixed(2)} s (0.95)`,
      `LCP ${(value('largest-contentful-paint') / 1000).toFixed(2)} s (1.6)`,
      `TBT ${value('total-blocking-time').toFixed(0)} ms (50)`,
      `CLS ${value('cumulative-layout-shift').toFixed(3)} (0.005)`,
    ];
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
