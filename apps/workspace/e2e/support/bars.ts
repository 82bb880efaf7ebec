import type { Page } from '@playwright/test';

/**
 * The routes with views, filters or a search in their bars, and their filters from the start of the
 * bar. The content calendar, whose views have different bars, has a journey of its own.
 */
export const switching: Readonly<Record<string, readonly string[]>> = {
  'brand-context': [],
  campaigns: [],
  colors: [],
  'colors-contrast': ['color', 'level', 'pairs', 'vision'],
  'content-create': [],
  emails: [],
  files: ['tag'],
  'files-list': ['tag'],
  keywords: ['group'],
  logos: [],
  performance: [],
  'print-collateral': [],
  team: [],
  workflow: [],
  'workflow-actor': [],
  'workflow-upload-viewer': [],
};

/** The bars of the page, which hold its title, views, filters and search. */
export const barsOf = (page: Page) => page.locator('main div:has(> div > h1[data-page-heading])');

/** Returns where the controls of the bars start, by name; rounded, because a wider text shifts by fractions of a pixel. */
export const barPlaces = (page: Page): Promise<Readonly<Record<string, string>>> =>
  barsOf(page).evaluate((bars) => {
    const places: Record<string, string> = {};
    const note = (name: string, element: Element | null | undefined) => {
      if (!element?.checkVisibility()) return;
      const { x, y } = element.getBoundingClientRect();
      places[name] = `${String(Math.round(x))} ${String(Math.round(y))}`;
    };
    note('title', bars.querySelector('h1'));
    for (const [index, group] of bars.querySelectorAll('[role="radiogroup"]').entries()) {
      for (const option of group.querySelectorAll('label:has(input)'))
        note(`option ${String(index)} ${option.textContent}`, option);
    }
    note('search', bars.querySelector('input[type="search"]'));
    note('saved views', bars.querySelector('[data-filter-start]'));
    // The frame of a chip that is set holds its two buttons.
    for (const chip of bars.querySelectorAll('[data-filter]'))
      note(`filter ${chip.getAttribute('data-filter') ?? ''}`, chip.parentElement);
    for (const select of bars.querySelectorAll('select'))
      note(`choice ${select.labels[0]?.textContent ?? ''}`, select);
    return places;
  });

/** Returns whether the bars have something that changes what the page shows. */
export async function hasSwitch(page: Page): Promise<boolean> {
  return (
    (await barsOf(page)
      .locator('[role="radiogroup"], input[type="search"], [data-filter]')
      .count()) > 0
  );
}
