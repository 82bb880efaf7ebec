import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { CampaignId } from '@brandroom/domain/id.schema';
import { TagInput } from '@brandroom/ui/TagInput';

import { CampaignField } from '../writing/CampaignField';
import { peekMessages as messages } from './peek.messages';
import { usePropertyChange } from './use-property-change';

interface PeekPropertyProps {
  item: ContentItem;
  isReadOnly: boolean;
}

/** The campaign, saved on each change. */
export function PeekCampaign({ item, isReadOnly }: PeekPropertyProps) {
  const change = usePropertyChange(item, 'campaignId');
  return (
    <CampaignField
      brandId={item.brandId}
      value={change.isPending ? change.variables : item.campaignId}
      onChange={(campaignId: CampaignId | null) => change.mutate(campaignId)}
      isReadOnly={isReadOnly || change.isPending}
    />
  );
}

/** The tags, saved on each change. */
export function PeekTags({ item, isReadOnly }: PeekPropertyProps) {
  const change = usePropertyChange(item, 'tags');
  return (
    <TagInput
      label={messages.tags}
      value={change.isPending ? change.variables : item.tags}
      onChange={(tags) => change.mutate(tags)}
      isReadOnly={isReadOnly}
    />
  );
}
