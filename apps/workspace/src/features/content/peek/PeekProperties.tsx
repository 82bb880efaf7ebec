import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { CampaignId } from '@brandroom/domain/id.schema';
import { Select } from '@brandroom/ui/Select';
import { TagInput } from '@brandroom/ui/TagInput';

import { valuesOf } from '../item/content-values';
import { CampaignField } from '../writing/CampaignField';
import { platformOptions } from '../writing/ContentProperties';
import { peekMessages as messages } from './peek.messages';
import { usePropertyChange } from './use-property-change';

interface PeekPropertyProps {
  item: ContentItem;
}

/** The platform of a social post, saved on each change. */
export function PeekChannel({ item }: PeekPropertyProps) {
  const change = usePropertyChange(item, 'platform');
  return (
    <Select
      label={messages.channel}
      isLabelHidden
      options={platformOptions}
      value={change.isPending ? change.variables : valuesOf(item).platform}
      onChange={(platform) => change.mutate(platform)}
    />
  );
}

/** The campaign, saved on each change. */
export function PeekCampaign({ item, isReadOnly }: PeekPropertyProps & { isReadOnly: boolean }) {
  const change = usePropertyChange(item, 'campaignId');
  return (
    <CampaignField
      brandId={item.brandId}
      value={change.isPending ? change.variables : item.campaignId}
      onChange={(campaignId: CampaignId | null) => change.mutate(campaignId)}
      isReadOnly={isReadOnly || change.isPending}
      isLabelHidden
    />
  );
}

/** The tags, saved on each change. */
export function PeekTags({ item }: PeekPropertyProps) {
  const change = usePropertyChange(item, 'tags');
  return (
    <TagInput
      label={messages.tags}
      isLabelHidden
      placeholder={messages.addTag}
      value={change.isPending ? change.variables : item.tags}
      onChange={(tags) => change.mutate(tags)}
    />
  );
}
