import { generatedImageId } from '@brandroom/domain/id.schema';
import * as v from 'valibot';

import { parameter } from '../../shared/navigation/search-params';

/** The address of the generated images: the one in the viewer. */
export const imagesSearch = v.object({ image: parameter(generatedImageId) });
export type ImagesSearch = v.InferOutput<typeof imagesSearch>;
