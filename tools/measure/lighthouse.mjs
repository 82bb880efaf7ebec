import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { chromiumFlags, ensureChromium } from '../chromium.mjs';
import { checkPort } from '../serve/port.mjs';
import { signIn, simulation } from './browser.mjs';
import { usualOf } from './session.mjs';

/**
 * Lighthouse's figures of home, signed in: the median of several audits.
 *
 * @param {string} origin
 * @param {number} turns how many audits
 * @returns {Promise<string[]>} lines to print
 */
export async function lighthouseRows(origin, turns) {
  try {
    const { score, fcp, lcp, tbt, cls } = await usualOf(turns, () => audit(origin));
    return [
      `score ${Math.round(score * 100)} (99)`,
      `FCP ${(fcp / 1000).toFixed(2)} s (0.95)`,
      `LCP ${(lcp / 1000).toFixed(2)} s (1.6)`,
      `TBT ${tbt.toFixed(0)} ms (50)`,
      `CLS ${cls.toFixed(3)} (0.005)`,
    ];
  } catch (error) {
    return [`no figures: ${String(error)}`];
  }
}

/**
 * One audit. It needs a profile of its own with a debugging port.
 *
 * @param {string} origin
 */
async function audit(origin) {
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
    if (runtimeError) throw new Error(`${runtimeError.code}, ${runtimeError.message}`);
    /** @param {string} id */
    const value = (id) => audits[id]?.numericValue ?? Number.NaN;
    return {
      score: categories['performance']?.score ?? 0,
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    };
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
