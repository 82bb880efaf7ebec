import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { PrintItemDraft } from '../campaign/print-item.schema';
import { orientations, printSizes } from '../campaign/print-item.schema';
import { printTypes } from '../campaign/print-type';
import { layOut, paper } from './lay-out';
import type { Sheet } from './sheet';
import { bleed } from './sheet';

/** Each letter is half as wide as high. */
const measure = (text: string) => text.length * 0.5;
const color = { hex: '#205375', cmyk: [73, 29, 0, 54] } as const;

function sheetOf(item: Partial<PrintItemDraft>, hasLogo = true): Sheet {
  return layOut({
    item: {
      name: 'Menu',
      type: 'flyer',
      size: 'A5',
      orientation: 'portrait',
      headline: 'Cold and bright',
      body: 'Served from ten.',
      ...item,
    },
    brandName: 'Fernhill',
    footer: 'Coffee with a name.',
    color,
    onColor: paper,
    logo: hasLogo ? { width: 200, height: 60 } : null,
    measure,
  });
}

const items = fc.record({
  type: fc.constantFrom(...printTypes),
  size: fc.constantFrom(...(Object.keys(printSizes) as (keyof typeof printSizes)[])),
  orientation: fc.constantFrom(...orientations),
  headline: fc.lorem({ maxCount: 6 }),
  body: fc.lorem({ maxCount: 40 }),
});

describe('a sheet', () => {
  it('keeps texts and logos inside its trimmed edge, and off its folds', () => {
    fc.assert(
      fc.property(items, fc.boolean(), (item, hasLogo) => {
        const { width, height, pages, isOverfull } = sheetOf(item, hasLogo);
        for (const { parts, folds } of pages) {
          for (const part of parts) {
            if (part.kind === 'area') continue;
            const wide = part.kind === 'text' ? measure(part.text) * part.size : part.width;
            const low = part.kind === 'text' ? part.y : part.y + part.height;
            expect(part.x).toBeGreaterThan(0);
            expect(low).toBeLessThan(height);
            if (isOverfull) continue;
            expect(part.x + wide).toBeLessThan(width);
            for (const fold of folds) {
              expect(part.x + wide <= fold || part.x >= fold).toBe(true);
            }
          }
        }
      }),
    );
  });

  it('has color that reaches over the edge by the bleed and no further', () => {
    fc.assert(
      fc.property(items, (item) => {
        const { width, height, pages } = sheetOf(item);
        for (const part of pages.flatMap(({ parts }) => parts)) {
          if (part.kind !== 'area') continue;
          expect(part.x).toBeGreaterThanOrEqual(-bleed);
          expect(part.y).toBeGreaterThanOrEqual(-bleed);
          expect(part.x + part.width).toBeLessThanOrEqual(width + bleed + 1e-9);
          expect(part.y + part.height).toBeLessThanOrEqual(height + bleed + 1e-9);
        }
      }),
    );
  });

  it('says that a text is too long, and shows it whole where it fits', () => {
    const words = ({ pages }: Sheet) =>
      pages.flatMap(({ parts }) =>
        parts.flatMap((part) => (part.kind === 'text' ? [part.text] : [])),
      );
    expect(sheetOf({}).isOverfull).toBe(false);
    expect(words(sheetOf({ body: 'One two three.' })).join(' ')).toContain('One two three.');
    const long = sheetOf({ size: 'A6', body: 'Every word of it. '.repeat(300) });
    expect(long.isOverfull).toBe(true);
  });
});
