import * as v from 'valibot';

import { requiredText } from '../text.schema';
import { brandRecord } from './brand-record.schema';

/** The tabs of the logo screen. */
export const logoTypes = ['primary', 'secondary', 'social', 'favicon'] as const;
export type LogoType = (typeof logoTypes)[number];

export const logoTypeLabels: Record<LogoType, string> = {
  primary: 'Primary Logo',
  secondary: 'Secondary Logo',
  social: 'Social Media',
  favicon: 'Favicon',
};

/** The media types of a logo. */
export const logoMediaTypes = ['image/png', 'image/jpeg', 'image/svg+xml'] as const;

/** A logo as it was uploaded. Its bytes are requested separately, by id. */
export const logo = v.strictObject({
  ...brandRecord('Logo'),
  type: v.picklist(logoTypes),
  name: requiredText(255, 'A logo needs a name.'),
  fileType: v.picklist(logoMediaTypes),
  /** Bytes. */
  size: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type Logo = v.InferOutput<typeof logo>;
