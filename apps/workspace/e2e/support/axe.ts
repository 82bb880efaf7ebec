import type { Page } from '@playwright/test';
import axe from 'axe-core';
import type { AxeResults, Result, RunOptions } from 'axe-core';

/** The rules whose answer depends on a theme's colours; all others see the same in each theme. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** One line for each element that a rule speaks of: the rule, the element, why. */
function lines(results: readonly Result[], kind: string): string[] {
  return results.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any, all, none }) => {
      const why = [...any, ...all, ...none].map(({ message }) => message).join('; ');
      return `${kind} ${id}: ${html.slice(0, 240)} (${why})`;
    }),
  );
}

/**
 * What axe finds on the page as it stands, and what it could not decide by itself: every rule of
 * WCAG A and AA and of good practice, or those about colours alone. A page that changes while axe
 * looks at it is looked at again.
 */
export async function audit(page: Page, { colorsOnly = false } = {}): Promise<string[]> {
  const isHere = await page.evaluate(() => 'axe' in window);
  if (!isHere) await page.evaluate(axe.source);
  const options: RunOptions = colorsOnly ? { runOnly: { type: 'rule', values: colorRules } } : {};
  const { violations, incomplete } = await page.evaluate(async (given) => {
    const { run } = Reflect.get(window, 'axe') as {
      run: (options: RunOptions) => Promise<AxeResults>;
    };
    let isChanged = false;
    const observer = new MutationObserver(() => {
      isChanged = true;
    });
    for (let look = 0; look < 10; look += 1) {
      isChanged = false;
      observer.observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
      const results = await run({ ...given, resultTypes: ['violations', 'incomplete'] });
      observer.disconnect();
      if (!isChanged) return results;
    }
    throw new Error(`What is on ${location.href} never stands still.`);
  }, options);
  return [...lines(violations, 'violation'), ...lines(incomplete, 'undecided')];
}

/** Findings with the places where each was found, so that one defect is told once. */
export class Findings {
  readonly #places = new Map<string, string[]>();

  add(place: string, findings: readonly string[]): void {
    for (const finding of findings) {
      this.#places.set(finding, [...(this.#places.get(finding) ?? []), place]);
    }
  }

  /** Empty when nothing was found. */
  all(): string[] {
    return [...this.#places].map(([finding, places]) => `${finding} — ${places.join(' · ')}`);
  }
}
