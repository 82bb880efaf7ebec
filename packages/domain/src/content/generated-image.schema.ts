import * as v from 'valibot';

import { brandId, generatedImageId } from '../id.schema';
import { requiredText, text } from '../text.schema';
import { instant } from '../time.schema';

export const imageStyles = ['realistic', 'artistic', 'cartoon', '3d', 'minimalist'] as const;
export type ImageStyle = (typeof imageStyles)[number];

/** Width to height. */
export const aspectRatios = ['1:1', '4:5', '16:9', '9:16'] as const;
export type AspectRatio = (typeof aspectRatios)[number];

/** The input of the image generator. */
export const imageRequest = v.strictObject({
  prompt: requiredText(1000, 'Describe the image.'),
  style: v.picklist(imageStyles),
  aspectRatio: v.picklist(aspectRatios),
});
export type ImageRequest = v.InferOutput<typeof imageRequest>;

/** A generated image. Its bytes are requested separately, by id. */
export const generatedImage = v.strictObject({
  id: generatedImageId,
  brandId,
  ...imageRequest.entries,
  /** Required when the image is kept or used; empty until then. */
  alt: text(500),
  createdAt: instant,
});
export type GeneratedImage = v.InferOutput<typeof generatedImage>;
