import { startFitting } from '@brandroom/domain/content/graphemes';

import { assetMessages } from './asset.messages';

const longest = 40;

/** A name of at most 40 characters, for toasts and menus. */
export function shortName(name: string): string {
  return name.length <= longest ? name : assetMessages.cut(startFitting(name, longest - 1));
}
