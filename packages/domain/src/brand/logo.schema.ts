import * as v from 'valibot';

import { requiredText } from '../text.schema';
import { instant } from '../time.schema';
import { brandRecord } from './brand-record.schema';
import { logoTypes } from './logo-type';

/** The media types of a logo. */
export const logoMediaTypes = ['image/png', 'image/jpeg', 'image/svg+xml'] as const;

const version = v.pipe(v.number(), v.integer(), v.minValue(1));

const picture = {
  name: requiredText(255, 'A logo needs a name.'),
  fileType: v.picklist(logoMediaTypes),
  /** Bytes. */
  size: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Counted from 1; each replacement is the next one. */
  version,
};

/** A logo as it was uploaded. Its bytes are requested separately, by id. */
export const logo = v.strictObject({
  ...brandRecord('Logo'),
  type: v.picklist(logoTypes),
  ...picture,
});
export type Logo = v.InferOutput<typeof logo>;

/** A picture that a logo showed before it was replaced. */
export const logoVersion = v.strictObject({
  ...picture,
  replacedAt: instant,
  replacedByName: v.string(),
});
export type LogoVersion = v.InferOutput<typeof logoVersion>;

/** An upload, and whether scripts, links or other unsafe parts were removed from it. */
export const uploadedLogo = v.strictObject({ logo, wasCleaned: v.boolean() });
export type UploadedLogo = v.InferOutput<typeof uploadedLogo>;
