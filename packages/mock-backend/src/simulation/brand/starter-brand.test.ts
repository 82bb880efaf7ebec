import type { BrandDraft } from '@brandroom/domain/brand/brand.schema';
import { brandDraft } from '@brandroom/domain/brand/brand.schema';
import { colorRole } from '@brandroom/domain/brand/color-role';
import { colorDraft } from '@brandroom/domain/brand/color.schema';
import { messageDraft } from '@brandroom/domain/brand/message.schema';
import { ruleDraft } from '@brandroom/domain/brand/rule.schema';
import { typographyDraft } from '@brandroom/domain/brand/typography.schema';
import { voiceToneDraft } from '@brandroom/domain/brand/voice-tone.schema';
import { contrast } from '@brandroom/domain/color/contrast';
import { parseHex } from '@brandroom/domain/color/hex';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { moods } from './moods';
import { starterBrand } from './starter-brand';

/** One for each mood by its word, and many that only their hash decides. */
const hosts = [
  'www.daily-roast.com',
  'fernhill.org',
  'city-clinic.de',
  'cloudline.io',
  'harbor-capital.com',
  'north-light.com',
  'open-academy.org',
  'rosa-boutique.it',
  'oak-interior.co.uk',
  'city-cycling.fr',
  ...Array.from({ length: 40 }, (_, at) => `x${(at * 7919).toString(36)}q.com`),
];
const rgb = (hex: string | undefined) => parseHex(hex ?? '') ?? { r: 0, g: 0, b: 0 };

describe.each(hosts)('the starter brand of %s', (host) => {
  const brand = starterBrand(host);
  const [primary, secondary, accent, ink, tint, paper] = brand.colors.map(({ hex }) => rgb(hex));

  it('is the same each time, and fit to be stored', () => {
    expect(starterBrand(host)).toEqual(brand);
    const { name, description }: BrandDraft = brand;
    v.assert(brandDraft, { name, description });
    v.assert(v.array(colorDraft), brand.colors);
    v.assert(v.array(typographyDraft), brand.fonts);
    v.assert(v.array(voiceToneDraft), brand.tones);
    v.assert(v.array(messageDraft), brand.messages);
    v.assert(v.array(ruleDraft), brand.rules);
  });

  it('has readable colors, one for each role', () => {
    expect(brand.colors.map(colorRole)).toEqual([
      'primary',
      'secondary',
      'accent',
      'other',
      'other',
      'other',
    ]);
    expect(new Set(brand.colors.map(({ hex }) => hex)).size).toBe(6);
    if (!primary || !paper || !ink) throw new Error('A color is missing.');
    expect(contrast(primary, paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ink, paper)).toBeGreaterThanOrEqual(7);
    for (const ground of [secondary, accent, tint]) {
      expect(contrast(ink, ground ?? ink)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

it('takes the mood from the words of the host', () => {
  for (const [at, mood] of moods.entries()) {
    expect(starterBrand(hosts[at] ?? '').colors[0]?.name).toBe(mood.primary.name);
  }
});

it('ignores www and gives each host a shade of its own', () => {
  expect(starterBrand('www.fernhill.org').colors).toEqual(starterBrand('fernhill.org').colors);
  expect(starterBrand('fernwood.org').colors).not.toEqual(starterBrand('fernhill.org').colors);
});
