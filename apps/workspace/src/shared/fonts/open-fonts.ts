import caveat from '@fontsource-variable/caveat/files/caveat-latin-wght-normal.woff2?url';
import caveatExtra from '@fontsource-variable/caveat/files/caveat-latin-ext-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import frauncesExtra from '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2?url';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import interExtra from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url';
import nunitoSans from '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2?url';
import nunitoSansExtra from '@fontsource-variable/nunito-sans/files/nunito-sans-latin-ext-wght-normal.woff2?url';
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import sourceSansExtra from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2?url';
import spaceGrotesk from '@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2?url';
import spaceGroteskExtra from '@fontsource-variable/space-grotesk/files/space-grotesk-latin-ext-wght-normal.woff2?url';
import dmMono from '@fontsource/dm-mono/files/dm-mono-latin-400-normal.woff2?url';
import dmMonoExtra from '@fontsource/dm-mono/files/dm-mono-latin-ext-400-normal.woff2?url';
import dmMonoMedium from '@fontsource/dm-mono/files/dm-mono-latin-500-normal.woff2?url';
import dmMonoMediumExtra from '@fontsource/dm-mono/files/dm-mono-latin-ext-500-normal.woff2?url';

import type { FontWeights } from './font-weights';
import { within } from './font-weights';

interface OpenFontFile {
  readonly address: string;
  readonly weights: FontWeights;
}

const files = (weights: FontWeights, ...addresses: readonly string[]): OpenFontFile[] =>
  addresses.map((address) => ({ address, weights }));

/**
 * The open fonts included in the product, by family; files with the most common letters come first.
 */
const openFonts: ReadonlyMap<string, readonly OpenFontFile[]> = new Map([
  ['Caveat', files([400, 700], caveat, caveatExtra)],
  [
    'DM Mono',
    [
      ...files([400, 400], dmMono, dmMonoExtra),
      ...files([500, 500], dmMonoMedium, dmMonoMediumExtra),
    ],
  ],
  ['Fraunces', files([100, 900], fraunces, frauncesExtra)],
  ['Inter', files([100, 900], inter, interExtra)],
  ['Nunito Sans', files([200, 1000], nunitoSans, nunitoSansExtra)],
  ['Source Sans 3', files([200, 900], sourceSans, sourceSansExtra)],
  ['Space Grotesk', files([300, 700], spaceGrotesk, spaceGroteskExtra)],
]);

/**
 * Returns the addresses of an open font's files in the closest weight; empty for an unknown family.
 */
export function openFontFiles(family: string, weight: number): string[] {
  const known = openFonts.get(family) ?? [];
  const distance = ({ weights }: OpenFontFile) => Math.abs(within(weights, weight) - weight);
  const nearest = Math.min(...known.map(distance));
  return known.filter((file) => distance(file) === nearest).map(({ address }) => address);
}

/** Loads an open font into the page; resolves with null for an unknown family. */
export async function loadOpenFont(
  family: string,
): Promise<{ readonly face: string; readonly weights: FontWeights } | null> {
  const known = openFonts.get(family);
  if (!known) return null;
  const face = `open ${family}`;
  // The browser searches the last face first, so the common letters come last.
  const faces = known
    .toReversed()
    .map(
      ({ address, weights }) =>
        new FontFace(face, `url(${JSON.stringify(address)})`, { weight: weights.join(' ') }),
    );
  await Promise.all(faces.map((each) => each.load()));
  for (const each of faces) document.fonts.add(each);
  const all = known.flatMap(({ weights }) => weights);
  return { face, weights: [Math.min(...all), Math.max(...all)] };
}
