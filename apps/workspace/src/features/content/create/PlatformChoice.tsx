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
  /** Called with the platforms in display order. */
  onChange: (value: readonly Platform[]) => void;
  isReadOnly: boolean;
}

/** The platforms to generate a text for. */
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
            // Outside the surrounding form, which Enter would submit.
            form="none"
          >
            {platformLabels[platform]}
          </Checkbox>
        ))}
      </Inline>
    </Section>
  );
}
