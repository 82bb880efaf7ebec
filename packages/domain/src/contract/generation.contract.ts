import * as v from 'valibot';

import { generatedImage, imageRequest } from '../content/generated-image.schema';
import { generatedText, textRequest } from '../content/generated-text.schema';
import { fileAsset } from '../file/file.schema';
import { brandId, generatedImageId } from '../id.schema';
import { requiredText } from '../text.schema';
import { done, operation } from './base';

/** Simulated generation (docs/product/simulation.md#generated-content). */
export const generationContract = {
  /** One text for each requested platform; a single one for an email or a blog post. */
  text: operation
    .input(v.strictObject({ brandId, request: textRequest }))
    .output(v.array(generatedText)),
  image: operation.input(v.strictObject({ brandId, request: imageRequest })).output(generatedImage),
  /** Newest first. */
  listImages: operation.input(v.strictObject({ brandId })).output(v.array(generatedImage)),
  /** The image as PNG (docs/product/files.md#generated-images). */
  imageFile: operation.input(v.strictObject({ id: generatedImageId })).output(v.file()),
  /** Copies the picture into the file library; the text goes with it into a post. */
  saveImage: operation
    .input(
      v.strictObject({
        id: generatedImageId,
        alt: requiredText(500, 'Describe the image for people who cannot see it.'),
      }),
    )
    .output(v.strictObject({ image: generatedImage, file: fileAsset })),
  deleteImage: operation.input(v.strictObject({ id: generatedImageId })).output(done),
  restoreImage: operation.input(v.strictObject({ id: generatedImageId })).output(generatedImage),
};
