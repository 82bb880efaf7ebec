import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aspectRatios, imageStyles } from '@brandroom/domain/content/generated-image.schema';
import type { ImageRequest } from '@brandroom/domain/content/generated-image.schema';

import { flatten } from '../../samples/drawing/raster';
import { imageScene, drawImage } from './draw-image';
import type { BrandColor } from './palette';
import { paletteOf } from './palette';
import { backdrops, readImagePrompt, subjects } from './read-image-prompt';

const color = (hex: string, isPrimary = false): BrandColor => ({
  hex,
  isPrimary,
  isSecondary: !isPrimary,
  isAccent: false,
});
const green = [color('#1f4d3a', true), color('#c8633a'), color('#f2b84b')];
const blue = [color('#1238ff', true), color('#c8ff2e')];
const request: ImageRequest = {
  prompt: 'A cup of coffee by the sea',
  style: 'minimalist',
  aspectRatio: '16:9',
};
const drawn = (changes: Partial<ImageRequest>, colors = green) =>
  JSON.stringify(imageScene({ ...request, ...changes }, colors));

describe('a generated picture', () => {
  it.each([
    ['1:1', 1200, 1200],
    ['4:5', 960, 1200],
    ['16:9', 1200, 675],
    ['9:16', 675, 1200],
  ] as const)('is a PNG of %s', (aspectRatio, width, height) => {
    const bytes = drawImage({ ...request, aspectRatio }, green);
    const view = new DataView(bytes.buffer);
    expect([view.getUint32(0), view.getUint32(16), view.getUint32(20)]).toEqual([
      0x89504e47,
      width,
      height,
    ]);
  });

  it('is the same for the same request and colors, and another for each other', () => {
    const changes: Partial<ImageRequest>[] = [
      {},
      { prompt: 'A cup of tea by the sea' },
      { aspectRatio: '1:1' },
      ...imageStyles.filter((style) => style !== request.style).map((style) => ({ style })),
    ];
    const pictures = changes.map((change) => drawn(change));
    expect(pictures.map((_, i) => drawn(changes[i] ?? {}))).toEqual(pictures);
    expect(new Set([...pictures, drawn({}, blue)]).size).toBe(pictures.length + 1);
  });

  it("is made of the brand's colors", () => {
    for (const colors of [green, blue]) {
      expect(drawn({}, colors)).toContain(colors[0]?.hex);
    }
  });

  it('can be made of any prompt, in every style and ratio, with numbers that can be drawn', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom(...subjects, ...backdrops, 'night city people')),
        fc.constantFrom(...imageStyles),
        fc.constantFrom(...aspectRatios),
        fc.array(fc.constantFrom('#000000', '#ffffff', '#808080', '#ff0000', 'none', '#1f4d3a')),
        (prompt, style, aspectRatio, hexes) => {
          const scene = imageScene(
            { prompt, style, aspectRatio },
            hexes.map((hex) => color(hex, true)),
          );
          const paints = JSON.stringify([scene.ground, scene.shapes.map(({ paint }) => paint)]);
          expect(paints).not.toContain('NaN');
          const points = scene.shapes.flatMap(({ path }) => flatten(path, 2)).flat(2);
          expect(points.every(Number.isFinite)).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  }, 20_000);
});

describe('what a prompt asks to see', () => {
  it.each([
    ['A cup of coffee by the sea', 'sea', 'coffee', false],
    ['Mountains at night', 'mountain', 'none', true],
    ['Our team in the city', 'city', 'people', false],
    ['A bicycle in the street', 'city', 'bike', false],
    ['A bottle of juice', 'room', 'product', false],
    ['A sunny morning', 'hills', 'none', false],
    ['Boats in the harbour at dusk', 'sea', 'boat', true],
    ['Seasonal thinking', 'room', 'none', false],
    ['Quarterly strategy', 'room', 'none', false],
  ])('%s', (prompt, backdrop, subject, isNight) => {
    expect(readImagePrompt(prompt)).toEqual({ backdrop, subject, isNight });
  });
});

describe('the colors of a picture', () => {
  it("start from the brand's first strong primary color, beside one that stands out from it", () => {
    const palette = paletteOf([color('#f6efe3', true), ...green, color('#2e1f1a')]);
    expect(palette).toMatchObject({ base: '#1f4d3a', accent: '#f2b84b', second: '#c8633a' });
  });

  it('are friendly where a brand has none', () => {
    const palette = paletteOf([color('#000000', true), color('#ffffff')]);
    expect(new Set(Object.values(palette)).size).toBe(5);
  });
});
