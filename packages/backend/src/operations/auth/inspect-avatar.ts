import { avatarSize, maxAvatarBytes } from '@brandroom/domain/account/avatar';
import { defaultDropRules } from '@brandroom/domain/file/drop-zone';

import { sha256 } from '../../digest';
import type { Services } from '../../services';
import { webpSize } from './webp-size';

const types = [
  { mediaType: 'image/png', extensions: ['png'] },
  { mediaType: 'image/webp', extensions: ['webp'] },
] as const;
const rules = { ...defaultDropRules, types };
const notPicture = 'This is not a picture.';

/** Returns the bytes of a picture that is fit to be an avatar, or why it is not. */
export async function inspectAvatar(file: Blob, isDrawable: Services['isDrawable']) {
  const type = types.find(({ mediaType }) => mediaType === file.type);
  if (!type) return 'The picture must be PNG or WebP.';
  if (file.size > maxAvatarBytes) return 'The picture is too large.';
  const [{ inspectFile }, { pixelSizeOf }] = await Promise.all([
    import('../files/inspect'),
    import('../files/raster'),
  ]);
  const { mediaType, extensions } = type;
  const named = new File([file], `avatar.${extensions[0]}`, { type: mediaType });
  const inspection = await inspectFile(named, isDrawable, rules);
  if (!inspection.isFit) return notPicture;
  const { bytes } = inspection;
  const size = mediaType === 'image/webp' ? webpSize(bytes) : pixelSizeOf(mediaType, bytes);
  if (!size || !(await isDrawable(bytes, mediaType))) return notPicture;
  if (size.width !== size.height || size.width > avatarSize) {
    return `The picture must be square, with at most ${avatarSize} pixels a side.`;
  }
  return { blob: new Blob([bytes], { type: mediaType }), sha256: await sha256(bytes) };
}
