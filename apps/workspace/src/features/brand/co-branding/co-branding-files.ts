import type { Color } from '@brandroom/domain/brand/color.schema';
import type { Guideline } from '@brandroom/domain/brand/guideline.schema';
import type { Logo } from '@brandroom/domain/brand/logo.schema';
import { logoTypeLabels } from '@brandroom/domain/brand/logo-type';
import type { Rule } from '@brandroom/domain/brand/rule.schema';
import type { Typography } from '@brandroom/domain/brand/typography.schema';
import type { Rgb } from '@brandroom/domain/color/hex';
import { uniqueNames } from '@brandroom/domain/file/unique-names';
import { formatDate } from '@brandroom/domain/format/date';
import { paletteFileName, paletteFormats } from '@brandroom/domain/palette/palette-formats';

import type { AllowedVariants, ArchivedFile, LogoSource } from '../../../shared/logos/logo-files';
import { allowedVariants, everyVariant, zipped } from '../../../shared/logos/logo-files';
import { fontSpecimens } from '../../../shared/pdf/font-specimens';
import { pdfLetters } from '../../../shared/pdf/pdf-letters';
import { timeZone } from '../../../shared/time/time-zone';
import { coBrandingMessages } from './co-branding.messages';
import { logosInOrder } from './logo-order';
import { pdfLogos } from './pdf-cards';
import { writeGuidelinesPdf } from './guidelines-pdf';

interface Content {
  readonly brand: string;
  readonly logos: readonly Logo[];
  readonly guidelines: readonly Guideline[];
  readonly rules: readonly Rule[];
  readonly colors: readonly Color[];
  readonly fonts: readonly Typography[];
}

type BytesOf = (logo: Logo) => Promise<Blob>;

const dateOf = (at: Date) => formatDate(at.toISOString(), timeZone);

/** A file ready for download. */
export interface MadeFile {
  readonly file: Blob;
  /** The characters that its fonts lack. */
  readonly missing: readonly string[];
}

/** How many files of an archive are ready. */
export interface ArchiveProgress {
  readonly done: number;
  readonly count: number;
}

/** Creates the guidelines as a PDF. */
export async function guidelinesPdf(
  content: Content,
  files: {
    readonly logo: BytesOf;
    readonly font: Parameters<typeof fontSpecimens>[1];
    readonly inks: (file: Blob) => Promise<readonly Rgb[]>;
  },
  at: Date,
): Promise<MadeFile> {
  const letters = await pdfLetters(JSON.stringify(content));
  const { logos, cards } = await pdfLogos(content.logos, content.colors, {
    bytesOf: files.logo,
    inksOf: files.inks,
  });
  const specimens = await fontSpecimens(content.fonts, files.font);
  const written = await writeGuidelinesPdf(
    { ...content, logos, cards, at, letters, specimens },
    dateOf(at),
  );
  const file = new Blob([written.bytes], { type: 'application/pdf' });
  return { file, missing: written.missing };
}

const swatchFormats = ['ase', 'aco', 'gpl', 'css'] as const;
const encoded = (content: Uint8Array<ArrayBuffer> | string) =>
  typeof content === 'string' ? Uint8Array.from(new TextEncoder().encode(content)) : content;

/**
 * Creates an archive with every variant of every logo, the colors as swatches, and a readme.
 * @param options.onProgress called before the first file and after each.
 * @param options.signal cancels it; the promise then rejects.
 */
export async function logoPackage(
  { swatches, ...content }: Content & { readonly swatches: readonly Color[] },
  bytesOf: BytesOf,
  at: Date,
  {
    onProgress,
    signal,
  }: { onProgress?: (progress: ArchiveProgress) => void; signal?: AbortSignal } = {},
): Promise<MadeFile> {
  const { readme } = coBrandingMessages;
  const files: ArchivedFile[] = [];
  const brand = { name: content.brand, colors: content.colors };
  const sources: { source: LogoSource; allowed: AllowedVariants }[] = [];
  // The readme is one.
  let count = 1 + (swatches.length > 0 ? swatchFormats.length : 0);
  for (const logo of logosInOrder(content.logos)) {
    const source = { logo, bytes: await bytesOf(logo), brand, hasPlate: false };
    signal?.throwIfAborted();
    const allowed = await allowedVariants(source);
    count += allowed.variants.length;
    sources.push({ source, allowed });
  }
  let done = 0;
  const report = () => {
    signal?.throwIfAborted();
    onProgress?.({ done, count });
  };
  const addDone = () => {
    done += 1;
    report();
  };
  report();
  for (const { source, allowed } of sources) {
    for (const file of await everyVariant(source, { allowed, onFile: addDone })) {
      const name = `${readme.logos}/${logoTypeLabels[source.logo.type]}/${file.name}`;
      files.push({ ...file, name });
    }
  }
  if (swatches.length > 0) {
    const palette = { name: content.brand, colors: swatches };
    for (const format of swatchFormats) {
      const bytes = encoded(paletteFormats[format].write(palette));
      files.push({ name: `${readme.colors}/${paletteFileName(palette, format)}`, bytes });
      addDone();
    }
  }
  const rules = content.guidelines.map(({ title, description }) => `${title}: ${description}`);
  const names = uniqueNames(files.map(({ name }) => name));
  const named = files.map((file, index) => ({ ...file, name: names[index] ?? '' }));
  const text = readme.text(content.brand, dateOf(at), named, rules);
  addDone();
  const file = await zipped([{ name: readme.name, bytes: encoded(text) }, ...named]);
  return { file, missing: [] };
}
