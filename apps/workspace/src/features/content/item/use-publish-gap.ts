import { platformLabels } from '@brandroom/domain/content/channel';
import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { publishGap } from '@brandroom/domain/integration/publish-gap';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../../../shared/api/api';
import { itemMessages } from './item.messages';

/** Returns why publishing a post would reach no account of its platform; null if it would. */
export function usePublishGap(item: ContentItem): string | null {
  const { type, status, brandId } = item;
  const isNext = type === 'social' && (status === 'approved' || status === 'scheduled');
  const { data } = useQuery({
    ...useApi().integrations.listSocial.queryOptions({ input: { brandId } }),
    enabled: isNext,
  });
  if (!isNext || !data) return null;
  const gap = publishGap(data, item.platform);
  return gap && itemMessages.gap[gap](platformLabels[item.platform]);
}
