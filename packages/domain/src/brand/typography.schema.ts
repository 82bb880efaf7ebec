import * as v from 'valibot';

import { optionalWebAddress, requiredText, textList } from '../text.schema';
import { brandRecord } from './brand-record.schema';

/** Media types that a font can be uploaded as. */
export const fontMediaTypes = ['font/woff2', 'font/woff', 'font/ttf', 'font/otf'] as const;

/** The fields of a font that a person edits. */
export const typographyDraft = v.strictObject({
  name: requiredText(80, 'Enter a name for the font.'),
  /** As CSS names it, e.g. `Source Serif 4`. */
  family: requiredText(120, 'Enter the font family.'),
  /** Names or numbers, e.g. `Regular`, `600`. */
  weights: textList(
    { items: 20, characters: 40 },
    { none: 'Enter at least one weight.', blank: 'A weight cannot be empty.' },
  ),
  usage: requiredText(500, 'Say what the font is used for.'),
  url: optionalWebAddress,
});
export type TypographyDraft = v.InferOutput<typeof typographyDraft>;

const fontFile = v.strictObject({
  name: v.string(),
  fileType: v.picklist(fontMediaTypes),
  /** Bytes. */
  size: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** A font of a brand. The bytes of its file are requested separately, by id. */
export const typography = v.strictObject({
  ...brandRecord('Typography'),
  ...typographyDraft.entries,
  fontFile: v.nullable(fontFile),
  /** The file that was replaced or removed last; it can be restored for 30 days. */
  previousFile: v.nullable(fontFile),
});
export type Typography = v.InferOutput<typeof typography>;
