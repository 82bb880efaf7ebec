import type { Brand } from '@brandroom/domain/brand/brand.schema';
import type { Platform } from '@brandroom/domain/content/content.schema';
import { foldText } from '@brandroom/domain/format/fold';
import type { SocialPage } from '@brandroom/domain/integration/social-connection.schema';

type Page = Pick<SocialPage, 'id' | 'name'>;

/** The pages of a brand's simulated account, the main one first; the same every time. */
export function socialPages(platform: Platform, { name }: Pick<Brand, 'name'>): readonly Page[] {
  const handle = foldText(name).replaceAll(/[^a-z0-9]+/gu, '') || 'brand';
  const names: Record<Platform, readonly string[]> = {
    linkedin: [name, `${name} Careers`],
    instagram: [`@${handle}`, `@${handle}.stories`],
    facebook: [name, `${name} Community`, `${name} Events`],
    bluesky: [`@${handle}.example`],
    x: [`@${handle}`, `@${handle}help`],
  };
  return names[platform].map((page, i) => ({ id: `${platform}-${String(i + 1)}`, name: page }));
}
