import cyrillicExtra from '@fontsource-variable/source-sans-3/files/source-sans-3-cyrillic-ext-wght-normal.woff2?url';
import cyrillic from '@fontsource-variable/source-sans-3/files/source-sans-3-cyrillic-wght-normal.woff2?url';
import greekExtra from '@fontsource-variable/source-sans-3/files/source-sans-3-greek-ext-wght-normal.woff2?url';
import greek from '@fontsource-variable/source-sans-3/files/source-sans-3-greek-wght-normal.woff2?url';
import latinExtra from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2?url';
import latin from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import vietnamese from '@fontsource-variable/source-sans-3/files/source-sans-3-vietnamese-wght-normal.woff2?url';
import plainExtra from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-400-normal.woff?url';
import boldExtra from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-700-normal.woff?url';
import plain from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff?url';
import bold from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff?url';

import type { LetterWeight } from '../fonts/font-weights';
import { letterWeights } from '../fonts/font-weights';
import { openFont, PdfFont } from './pdf-font';

const own = { regular: [plain, plainExtra], strong: [bold, boldExtra] } as const;
const otherName = 'SourceSans3';
/** The files of the open font with the most scripts; each has all weights. */
const other = [latin, latinExtra, vietnamese, cyrillic, cyrillicExtra, greek, greekExtra] as const;

/** The fonts that a document is set in, those to be preferred first. */
export type PdfLetters = Readonly<Record<LetterWeight, readonly [PdfFont, ...PdfFont[]]>>;

export async function bytesAt(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} could not be loaded.`);
  return new Uint8Array(await answer.arrayBuffer());
}

const allBytes = (addresses: readonly string[]) => Promise.all(addresses.map(bytesAt));

async function fontOf({ name, load }: FontFiles, weight: LetterWeight): Promise<PdfFont> {
  const [first, ...rest] = await load(letterWeights[weight]);
  if (!first) throw new Error(`${name} has no file.`);
  const opened = (bytes: Uint8Array) => openFont(bytes, letterWeights[weight]);
  return new PdfFont(`${name}-${letterWeights[weight]}`, [opened(first), ...rest.map(opened)]);
}

/** The files of one font, those with the most common letters first. */
export interface FontFiles {
  /** Letters and digits only. */
  readonly name: string;
  load(weight: number): Promise<readonly Uint8Array[]>;
}

/**
 * Loads the fonts for a text: the brand's, then the product's for missing letters, then a fallback.
 */
export async function pdfLetters(
  text: string,
  brand: Partial<Record<LetterWeight, FontFiles | undefined>> = {},
): Promise<PdfLetters> {
  const load = async (weight: LetterWeight): Promise<readonly [PdfFont, ...PdfFont[]]> => {
    const preferred = brand[weight];
    const [first, ...fallbacks] = [
      ...(preferred ? [preferred] : []),
      { name: 'AtkinsonHyperlegibleNext', load: () => allBytes(own[weight]) },
      {
        name: preferred?.name === otherName ? `${otherName}All` : otherName,
        load: () => allBytes(other),
      },
    ] as const;
    if (!first) throw new Error('There is no font.');
    const fonts: [PdfFont, ...PdfFont[]] = [await fontOf(first, weight)];
    for (const next of fallbacks) {
      if (shownIn(fonts, text).missing.length === 0) break;
      fonts.push(await fontOf(next, weight));
    }
    return fonts;
  };
  const [regular, strong] = await Promise.all([load('regular'), load('strong')]);
  return { regular, strong };
}

/** Leaves the one font of each weight that shows all texts of that weight best. */
export function lettersFor(
  letters: PdfLetters,
  texts: Readonly<Record<LetterWeight, readonly string[]>>,
): PdfLetters {
  const best = (weight: LetterWeight): readonly [PdfFont] => {
    const fonts = letters[weight];
    return [fonts[shownIn(fonts, texts[weight].join('\n')).font] ?? fonts[0]];
  };
  return { regular: best('regular'), strong: best('strong') };
}

/** Matches invisible characters. */
const unseen = /\p{Default_Ignorable_Code_Point}|(?![\n\t])\p{Cc}/gu;
const gap = '[…]';

interface ShownText {
  /** The index of the chosen font. */
  readonly font: number;
  readonly text: string;
  /** The characters that no font has. Each run of them is replaced by “[…]”. */
  readonly missing: readonly string[];
}

/** Chooses one font for a whole text, so that no word looks different. */
export function shownIn(fonts: readonly PdfFont[], text: string): ShownText {
  const clean = text.normalize('NFC').replace(/\r\n?/gu, '\n').replace(unseen, '');
  const choices = fonts.map((font, index) => {
    let shown = '';
    const missing: string[] = [];
    for (const character of clean) {
      if (/[\n\t]/u.test(character) || font.has(character)) shown += character;
      else if (/\p{Zs}/u.test(character)) shown += ' ';
      else {
        missing.push(character);
        if (!shown.endsWith(gap)) shown += gap;
      }
    }
    return { font: index, text: shown, missing };
  });
  const [best] = choices.toSorted((one, next) => one.missing.length - next.missing.length);
  return best ?? { font: 0, text: clean, missing: [] };
}
