import { avatarSize } from '@brandroom/domain/account/avatar';
import type { Crop } from '@brandroom/ui/crop-area';
import { drawCrop } from '@brandroom/ui/crop-area';

/** Returns the cropped square as a small WebP, or as PNG if the browser cannot write WebP. */
export async function cropPicture(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = avatarSize;
  canvas.height = avatarSize;
  drawCrop(canvas, picture, crop);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/webp', 0.85);
  });
  if (!blob) throw new Error('The picture could not be drawn.');
  return blob;
}
