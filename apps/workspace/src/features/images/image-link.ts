import type { GeneratedImage } from '@brandroom/domain/content/generated-image.schema';

/** Returns the id of the link that opens an image, to which focus returns. */
export const imageLinkId = ({ id }: Pick<GeneratedImage, 'id'>): string => `open-${id}`;
