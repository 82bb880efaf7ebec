import type { GeneratedImage } from '@brandroom/domain/content/generated-image.schema';
import { imageStyleLabels } from '@brandroom/domain/content/image-style';
import { formatDate } from '@brandroom/domain/format/date';

import { timeZone } from '../../shared/time/time-zone';
import { imagesMessages } from './images.messages';

/** 'Cartoon · 16:9 · Jun 1, 2025' */
export function imageFacts({ style, aspectRatio, createdAt }: GeneratedImage): string {
  return imagesMessages.gallery.facts([
    imageStyleLabels[style],
    aspectRatio,
    formatDate(createdAt, timeZone),
  ]);
}
