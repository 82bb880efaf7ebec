import { generatedImageId } from '@brandroom/domain/id.schema';
import * as v from 'valibot';

import { parameter } from '../../shared/navigation/search-params';

/** The search parameters of the generated images: the image in the viewer. */
export const imagesSearch = v.object({ image: parameter(generatedImageId) });
export type ImagesSearch = v.InferOutput<typeof imagesSearch>;
