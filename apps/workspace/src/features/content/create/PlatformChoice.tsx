import { platformLabels } from '@brandroom/domain/content/channel';
import type { Platform } from '@brandroom/domain/content/content.schema';
import { Checkbox } from '@brandroom/ui/Checkbox';
import { Inline } from '@brandroom/ui/Inline';
import { Section } from '@brandroom/ui/Section';
import { createMessages } from './create.messages';

const messages = createMessages.generator;

const platforms = Object.keys(platformLabels) as Platform[];

interface PlatformChoiceProps {
  value: readonly Platform[];
  /** In the order in which they are offered. */
  onChange: (value: readonly Platform[]) => void;
  isReadOnly: boolean;
}

/** The platforms that a text is wanted for. */
export function PlatformChoice({ value, onChange, isReadOnly }: PlatformChoiceProps) {
  return (
    <Section
      title={messages.platforms}
      description={messages.platformsHelp}
      headingLevel={3}
      size="lead"
    >
      <Inline gap={24}>
        {platforms.map((platform) => (
          <Checkbox
            key={platform}
            isSelected={value.includes(platform)}
            onChange={(isOn) =>
              onChange(
                platforms.filter((each) => (each === platform ? isOn : value.includes(each))),
              )
            }
            isReadOnly={isReadOnly}
            // Of no form: Enter would send the one around the panel.
            form="none"
          >
            {platformLabels[platform]}
          </Checkbox>
        ))}
      </Inline>
    </Section>
  );
}
