import { channelLabels, channelOf } from '@brandroom/domain/content/channel';
import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { Badge } from '@brandroom/ui/Badge';
import { Icon } from '@brandroom/ui/Icon';
import { PropertyBar } from '@brandroom/ui/PropertyBar';
import { StatusBadge } from '@brandroom/ui/StatusBadge';
import { Text } from '@brandroom/ui/Text';
import { VisuallyHidden } from '@brandroom/ui/VisuallyHidden';

import { channelIcons } from '../../../shared/content/channel-icons';
import { DateText } from '../../../shared/time/DateText';
import { CampaignField } from '../writing/CampaignField';
import type { ContentFieldsProps } from '../writing/ContentFields';
import { ContentProperties } from '../writing/ContentProperties';
import { writingMessages } from '../writing/writing.messages';
import { editMessages as messages } from './edit.messages';

interface EditPropertiesProps extends Omit<ContentFieldsProps, 'type' | 'brandId'> {
  item: ContentItem;
  isDirty: boolean;
}

/** An item's type, its status, and its editable properties, in one row. */
export function EditProperties({ item, isDirty, ...fields }: EditPropertiesProps) {
  const { type } = item;
  const { values, set, problem, isReadOnly = false } = fields;
  const channel = channelOf({ type, platform: values.platform });
  return (
    <PropertyBar
      label={writingMessages.fields.properties}
      end={
        <Text size="caption" tone="muted" as="span">
          {isDirty ? (
            messages.unsaved
          ) : (
            <>
              {messages.savedAt} <DateText at={item.updatedAt} withTime />
            </>
          )}
        </Text>
      }
    >
      {type === 'social' ? (
        // The field beside it has its name.
        <span>
          <Icon of={channelIcons[channel]} />
        </span>
      ) : (
        <span>
          <VisuallyHidden>{messages.channel}</VisuallyHidden>
          <Badge icon={channelIcons[channel]}>{channelLabels[channel]}</Badge>
        </span>
      )}
      <span>
        <VisuallyHidden>{messages.status}</VisuallyHidden>
        <StatusBadge status={item.status} />
      </span>
      <ContentProperties {...fields} type={type} />
      <CampaignField
        brandId={item.brandId}
        value={values.campaignId}
        onChange={(campaignId) => set({ campaignId })}
        errorMessage={problem('campaignId')}
        isReadOnly={isReadOnly}
        isLabelHidden
      />
    </PropertyBar>
  );
}
