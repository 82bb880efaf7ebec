import { contentTypeLabels } from '@brandroom/domain/content/channel';
import type { ContentType } from '@brandroom/domain/content/content.schema';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { ToggleGroup } from '@brandroom/ui/ToggleGroup';

import { createMessages as messages } from './create.messages';
import { contentTypes } from './posts';

interface TypeChoiceProps {
  value: ContentType;
  onChange: (type: ContentType) => void;
  /** Why a type cannot be created; null where it can. */
  denialReason: (type: ContentType) => string | null;
  isDisabled: boolean;
}

/** The content types, each with the reason if it is not available. */
export function TypeChoice({ value, onChange, denialReason, isDisabled }: TypeChoiceProps) {
  const types = contentTypes.map((type) => ({
    value: type,
    label: contentTypeLabels[type],
    reason: denialReason(type),
  }));
  return (
    <Stack gap={8}>
      <ToggleGroup
        label={messages.type}
        isLabelVisible
        options={types.map((type) => ({ ...type, isDisabled: type.reason !== null }))}
        value={value}
        onChange={onChange}
        isDisabled={isDisabled}
      />
      {types.map(
        ({ value: type, label, reason }) =>
          reason !== null && (
            <Text key={type} size="caption" tone="muted">
              {messages.mayNot(label, reason)}
            </Text>
          ),
      )}
    </Stack>
  );
}
