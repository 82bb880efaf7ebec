import * as v from 'valibot';

import { parseHex } from '../color/hex';
import { parseCmyk, parseRgb, sameRgb } from '../color/notation';
import { colorId } from '../id.schema';
import { requiredText, text } from '../text.schema';
import { brandRecord } from './brand-record.schema';

/** The groups of the color screen. */
export const colorRoles = ['primary', 'secondary', 'accent', 'other'] as const;
export type ColorRole = (typeof colorRoles)[number];

export const colorRoleLabels: Record<ColorRole, string> = {
  primary: 'Primary',
  secondary: 'Secondary',
  accent: 'Accent',
  other: 'Other',
};

const fields = {
  name: requiredText(80, 'Enter a name for the color.'),
  /** `#rrggbb`; the master value, from which rgb follows and cmyk starts. */
  hex: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Enter a HEX value.'),
    v.check((value) => parseHex(value) !== null, 'Enter a HEX value like #205375.'),
  ),
  /** `rgb(32, 83, 117)` */
  rgb: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Enter an RGB value.'),
    v.check((value) => parseRgb(value) !== null, 'Enter an RGB value like rgb(32, 83, 117).'),
  ),
  /** `cmyk(73, 29, 0, 54)`, whole percents */
  cmyk: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Enter a CMYK value.'),
    v.check((value) => parseCmyk(value) !== null, 'Enter a CMYK value like cmyk(73, 29, 0, 54).'),
  ),
  /** As written by the person, e.g. `PMS 7700 C`; empty where there is none. */
  pms: text(40),
  /** As written by the person, e.g. `RAL 5001`; empty where there is none. */
  ral: text(40),
  isPrimary: v.boolean(),
  isSecondary: v.boolean(),
  isAccent: v.boolean(),
};

/** Whether two readable notations mean one color; an unreadable one has its own message. */
function agree(color: { hex: string; rgb: string }): boolean {
  const fromHex = parseHex(color.hex);
  const fromRgb = parseRgb(color.rgb);
  return fromHex === null || fromRgb === null || sameRgb(fromHex, fromRgb);
}

/** The fields of a color that a person edits. */
export const colorDraft = v.pipe(
  v.strictObject(fields),
  v.forward(v.partialCheck([['hex'], ['rgb']], agree, 'HEX and RGB name different colors.'), [
    'rgb',
  ]),
);
export type ColorDraft = v.InferOutput<typeof colorDraft>;

/** A color of a brand. */
export const color = v.strictObject({
  ...brandRecord('Color'),
  ...fields,
  /** The colors that it may be used with; each pair is kept at one of its colors. */
  allowedWith: v.optional(v.array(colorId)),
});
export type Color = v.InferOutput<typeof color>;

/** The color the form starts from. */
export const newColor: ColorDraft = {
  name: '',
  hex: '#205375',
  rgb: 'rgb(32, 83, 117)',
  cmyk: 'cmyk(73, 29, 0, 54)',
  pms: '',
  ral: '',
  isPrimary: false,
  isSecondary: false,
  isAccent: false,
};
