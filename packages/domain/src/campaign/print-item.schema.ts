import * as v from 'valibot';

import { brandRecord } from '../brand/brand-record.schema';
import { colorId, logoId } from '../id.schema';
import { requiredText, text } from '../text.schema';
import { printTypes } from './print-type';

/** Trimmed size upright, in millimetres. */
export const printSizes = {
  A3: { width: 297, height: 420 },
  A4: { width: 210, height: 297 },
  A5: { width: 148, height: 210 },
  A6: { width: 105, height: 148 },
  DL: { width: 99, height: 210 },
  businessCard: { width: 55, height: 85 },
} as const;
export type PrintSize = keyof typeof printSizes;

export const printSizeLabels: Record<PrintSize, string> = {
  A3: 'A3',
  A4: 'A4',
  A5: 'A5',
  A6: 'A6',
  DL: 'DL',
  businessCard: '85\u00A0×\u00A055\u00A0mm',
};

export const orientations = ['portrait', 'landscape'] as const;
export type Orientation = (typeof orientations)[number];

/** The fields of a print item that a person edits. */
export const printItemDraft = v.strictObject({
  name: requiredText(120, 'Enter a name.'),
  type: v.picklist(printTypes),
  size: v.picklist(['A3', 'A4', 'A5', 'A6', 'DL', 'businessCard'] satisfies PrintSize[]),
  orientation: v.picklist(orientations),
  headline: requiredText(200, 'Enter a headline.'),
  body: text(4000),
  /** The line at the foot; the brand's tagline where it is missing. */
  footer: v.optional(text(300)),
  /** The brand's first primary color where it is missing. */
  colorId: v.optional(colorId),
  /** The brand's first primary logo where it is missing. */
  logoId: v.optional(logoId),
});
export type PrintItemDraft = v.InferOutput<typeof printItemDraft>;

/**
 * A piece of print collateral. Its thumbnail is drawn from these fields and the brand's colors.
 */
export const printItem = v.strictObject({ ...brandRecord('Print'), ...printItemDraft.entries });
export type PrintItem = v.InferOutput<typeof printItem>;
