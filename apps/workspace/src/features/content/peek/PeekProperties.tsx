import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { Select } from '@brandroom/ui/Select';
import { TagInput } from '@brandroom/ui/TagInput';

import { useCampaigns } from '../item/use-campaigns';
import { CampaignField } from '../writing/CampaignField';
import { platformOptions } from '../writing/ContentProperties';
import { peekMessages as messages } from './peek.messages';
import { useConfirmedChoice } from './use-confirmed-choice';
import { usePropertyChange } from './use-property-change';

interface PeekPropertyProps {
  item: ContentItem;
}

/** The platform of a social post, saved once it is chosen. */
export function PeekChannel({ item }: PeekPropertyProps) {
  const { value, change } = usePropertyChange(item, 'platform', messages.changed.platform);
  const choice = useConfirmedChoice(value, change);
  return <Select {...choice} label={messages.channel} isLabelHidden options={platformOptions} />;
}

/** The campaign, saved once it is chosen. */
export function PeekCampaign({ item, isReadOnly }: PeekPropertyProps & { isReadOnly: boolean }) {
  const campaigns = useCampaigns(item.brandId);
  const { value, change } = usePropertyChange(item, 'campaignId', (title, id) =>
    id === null
      ? messages.changed.noCampaign(title)
      : messages.changed.campaign(title, campaigns?.find((each) => each.id === id)?.name),
  );
  const choice = useConfirmedChoice(value, change);
  return <CampaignField {...choice} brandId={item.brandId} isReadOnly={isReadOnly} isLabelHidden />;
}

/** The tags, saved on each change. */
export function PeekTags({ item }: PeekPropertyProps) {
  const { value, change } = usePropertyChange(item, 'tags', messages.changed.tags);
  return (
    <TagInput
      label={messages.tags}
      isLabelHidden
      placeholder={messages.addTag}
      value={value}
      onChange={(tags) => change(tags)}
    />
  );
}
