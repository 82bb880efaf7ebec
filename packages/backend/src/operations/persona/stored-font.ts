import type { Typography } from '@brandroom/domain/brand/typography.schema';

import type { StoredTypography } from '../../store/collections';

/** The font as the contract shows it. */
export function toTypography({ blobId: _, ...font }: StoredTypography): Typography {
  return font;
}
