import { avatarSize, maxAvatarBytes } from '@brandroom/domain/account/avatar';

import { sha256 } from '../../digest';
import type { Services } from '../../services';

const types = { 'image/png': 'png', 'image/webp': 'webp' } as const;
const isType = (type: string): type is keyof typeof types => Object.hasOwn(types, type);

/** Returns the bytes of a picture that is fit to be an avatar, or why it is not. */
export async function inspectAvatar(file: Blob, isDrawable: Services['isDrawable']) {
  const { type } = file;
  if (!isType(type)) return 'The picture must be PNG or WebP.';
  if (file.size > maxAvatarBytes) return 'The picture is too large.';
  const [{ inspectFile }, { pixelSizeOf }] = await Promise.all([
    import('../files/inspect'),
    import('../files/raster'),
  ]);
  const named = new File([file], `avatar.${types[type]}`, { type });
  const inspection = await inspectFile(named, isDrawable);
  if (!inspection.isFit) return 'This is not a picture.';
  const { bytes } = inspection;
  const size = pixelSizeOf(type, bytes);
  if (size?.width !== size?.height || (size?.width ?? 0) > avatarSize) {
    return `The picture must be square, with at most ${avatarSize} pixels a side.`;
  }
  return { blob: new Blob([bytes], { type }), sha256: await sha256(bytes) };
}
