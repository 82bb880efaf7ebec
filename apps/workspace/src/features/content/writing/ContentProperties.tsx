import { platformLabels } from '@brandroom/domain/content/channel';
import type { Platform } from '@brandroom/domain/content/content.schema';
import { Select } from '@brandroom/ui/Select';
import { Text } from '@brandroom/ui/Text';

import { MomentField } from '../../../shared/form/DateFields';
import { formMessages } from '../../../shared/form/form.messages';
import { timeZone } from '../../../shared/time/time-zone';
import type { ContentFieldsProps } from './ContentFields';
import { writingMessages } from './writing.messages';

const messages = writingMessages.fields;
/** The platforms of a social post, as options of a Select. */
export const platformOptions = Object.entries(platformLabels).map(([value, label]) => ({
  value: value as Platform,
  label,
}));

type ContentPropertiesProps = Pick<
  ContentFieldsProps,
  'type' | 'values' | 'set' | 'problem' | 'isReadOnly' | 'isLocked'
>;

/** The channel and dates of content, for a `PropertyBar`. */
export function ContentProperties({
  type,
  values,
  set,
  problem,
  isReadOnly = false,
  isLocked = false,
}: ContentPropertiesProps) {
  const isFixed = isReadOnly || isLocked;
  return (
    <>
      {type === 'social' && (
        <Select
          label={messages.platform}
          isLabelHidden
          options={platformOptions}
          value={values.platform}
          onChange={(platform) => set({ platform })}
          isDisabled={isFixed}
        />
      )}
      <MomentField
        label={messages.date}
        isLabelHidden
        description={messages.dateHelp}
        value={values.scheduledFor}
        onChange={(scheduledFor) => set({ scheduledFor })}
        errorMessage={problem('scheduledFor')}
        isReadOnly={isFixed}
        isOptional
      />
      {/* Screen readers get it as the field's description. */}
      <Text aria-hidden size="caption" tone="muted" as="span">
        {formMessages.timeZone(timeZone)}
      </Text>
    </>
  );
}
