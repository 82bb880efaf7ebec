import caveat from '@fontsource-variable/caveat/files/caveat-latin-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import nunitoSans from '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2?url';
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import spaceGrotesk from '@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2?url';
import dmMono from '@fontsource/dm-mono/files/dm-mono-latin-400-normal.woff2?url';
import dmMonoMedium from '@fontsource/dm-mono/files/dm-mono-latin-500-normal.woff2?url';

/** Open fonts that come with the product, by family: the address and the weights of each file. */
const openFonts: ReadonlyMap<string, readonly (readonly [address: string, weight: string])[]> =
  new Map([
    ['Caveat', [[caveat, '400 700']]],
    [
      'DM Mono',
      [
        [dmMono, '400'],
        [dmMonoMedium, '500'],
      ],
    ],
    ['Fraunces', [[fraunces, '100 900']]],
    ['Inter', [[inter, '100 900']]],
    ['Nunito Sans', [[nunitoSans, '200 1000']]],
    ['Source Sans 3', [[sourceSans, '200 900']]],
    ['Space Grotesk', [[spaceGrotesk, '300 700']]],
  ]);

/** Makes an open font usable on the page and returns its name there; null where it is none. */
export async function loadOpenFont(family: string): Promise<string | null> {
  const files = openFonts.get(family);
  if (!files) return null;
  const name = `open ${family}`;
  const faces = files.map(
    ([address, weight]) => new FontFace(name, `url(${JSON.stringify(address)})`, { weight }),
  );
  await Promise.all(faces.map((face) => face.load()));
  for (const face of faces) document.fonts.add(face);
  return name;
}
