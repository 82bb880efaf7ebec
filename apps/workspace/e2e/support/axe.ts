import type { Page } from '@playwright/test';
import axe from 'axe-core';
import type { AxeResults, Result, RunOptions } from 'axe-core';

/** The rules that depend on the theme's colors; all others give the same result in each theme. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Formats one line for each affected element: the rule, the element, the reason. */
function lines(results: readonly Result[], kind: string): string[] {
  return results.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any, all, none }) => {
      const why = [...any, ...all, ...none].map(({ message }) => message).join('; ');
      return `${kind} ${id}: ${html.slice(0, 240)} (${why})`;
    }),
  );
}

/**
 * Returns for each selector whether it is uncovered text with a contrast of at least 4.5. axe
 * leaves text in and beside drawings undecided, because it treats drawings as background images.
 */
function isReadableInDrawing(page: Page, selectors: readonly string[]): Promise<boolean[]> {
  return page.evaluate((given) => {
    const channels = (color: string) => (color.match(/[\d.]+/gu) ?? []).map(Number);
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const groundOf = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)';
      const { backgroundColor } = getComputedStyle(element);
      const isOpaque = backgroundColor.startsWith('rgb(');
      return isOpaque ? backgroundColor : groundOf(element.parentElement);
    };
    /** Returns the topmost shape drawn below the center of a text; null for an image. */
    const drawnBelow = (text: SVGTextElement): string | null => {
      const { left, top, width, height } = text.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      for (let each = text.previousElementSibling; each; each = each.previousElementSibling) {
        const box = each.getBoundingClientRect();
        const isBelow = box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
        if (isBelow && each instanceof SVGImageElement) return null;
        if (isBelow && each instanceof SVGRectElement) return getComputedStyle(each).fill;
      }
      return groundOf(text);
    };
    const isUncovered = (element: Element) => {
      element.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    return given.map((selector) => {
      const text = document.querySelector(selector);
      if (!text) return false;
      const isDrawn = text instanceof SVGTextElement;
      const ground = isDrawn ? drawnBelow(text) : groundOf(text);
      if (ground === null || (!isDrawn && !isUncovered(text))) return false;
      const { fill, color } = getComputedStyle(text);
      const pair = [luminance(isDrawn ? fill : color), luminance(ground)];
      return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05) >= 4.5;
    });
  }, selectors);
}

/** Returns the undecided results, without readable text in drawings. */
async function stillUndecided(page: Page, results: readonly Result[]): Promise<Result[]> {
  const left: Result[] = [];
  for (const result of results) {
    // Message frames run no scripts, so axe cannot run there; their stories check the text.
    if (result.id === 'frame-tested') continue;
    const isReadable =
      result.id === 'color-contrast'
        ? await isReadableInDrawing(
            page,
            result.nodes.map(({ target }) => String(target[0])),
          )
        : [];
    left.push({ ...result, nodes: result.nodes.filter((_, at) => isReadable[at] !== true) });
  }
  return left;
}

/**
 * Returns axe's violations and incomplete checks on the current page: every rule of WCAG A and AA
 * and best practices, or only the color rules. Repeats the check if the page changed during it.
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
    throw new Error(`The page ${location.href} never comes to rest.`);
  }, options);
  const undecided = await stillUndecided(page, incomplete);
  return [...lines(violations, 'violation'), ...lines(undecided, 'undecided')];
}

/** Collects findings with the places where each occurs, so that one defect is reported once. */
export class Findings {
  readonly #places = new Map<string, string[]>();

  add(place: string, findings: readonly string[]): void {
    for (const finding of findings) {
      this.#places.set(finding, [...(this.#places.get(finding) ?? []), place]);
    }
  }

  /** Returns all findings as lines; empty without findings. */
  all(): string[] {
    return [...this.#places].map(([finding, places]) => `${finding} — ${places.join(' · ')}`);
  }
}
