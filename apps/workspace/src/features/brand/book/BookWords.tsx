import { messageGroupLabels } from '@brandroom/domain/brand/message.schema';
import { rulePlatformLabels } from '@brandroom/domain/brand/rule-platform';
import { Badge } from '@brandroom/ui/Badge';
import { Heading } from '@brandroom/ui/Heading';
import { Inline } from '@brandroom/ui/Inline';
import { Section } from '@brandroom/ui/Section';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';

import { RuleExample } from '../context/RuleExample';
import { bookMessages as messages } from './book.messages';
import type { BrandBook } from './brand-book';
import { messageGroups } from './brand-book';

interface BookWordsProps {
  book: BrandBook;
}

/** The tones of voice with their examples. */
export function BookTones({ book: { tones } }: BookWordsProps) {
  return (
    <Stack as="ul" gap={24}>
      {tones.map(({ id, title, description, examples }) => (
        <li key={id}>
          <Stack gap={8}>
            <Heading level={3} size="lead">
              {title}
            </Heading>
            <Text isMeasured isPreserved>
              {description}
            </Text>
            <Stack as="ul" gap={8} aria-label={messages.examplesOf(title)}>
              {examples.map((example, index) => (
                <Text key={`${index} ${example}`} as="li" tone="muted" isMeasured isPreserved>
                  {messages.quoted(example)}
                </Text>
              ))}
            </Stack>
          </Stack>
        </li>
      ))}
    </Stack>
  );
}

/** The taglines, pillars and values. */
export function BookMessages({ book }: BookWordsProps) {
  return (
    <Stack gap={32}>
      {messageGroups(book.messages).map((group) => (
        <Section
          key={group.type}
          title={messageGroupLabels[group.type]}
          headingLevel={3}
          size="lead"
        >
          <Stack as="ul" gap={16}>
            {group.messages.map(({ id, content, description }) => (
              <li key={id}>
                <Text weight="strong" isMeasured isPreserved>
                  {messages.quoted(content)}
                </Text>
                {description !== '' && (
                  <Text tone="muted" isMeasured isPreserved>
                    {description}
                  </Text>
                )}
              </li>
            ))}
          </Stack>
        </Section>
      ))}
    </Stack>
  );
}

/** The rules for content with good and bad examples. */
export function BookRules({ book: { rules } }: BookWordsProps) {
  return (
    <Stack as="ul" gap={24}>
      {rules.map(({ id, title, platform, description, examples }) => (
        <li key={id}>
          <Stack gap={8}>
            <Inline gap={12}>
              <Heading level={3} size="lead">
                {title}
              </Heading>
              <Badge>{rulePlatformLabels[platform]}</Badge>
            </Inline>
            <Text isMeasured isPreserved>
              {description}
            </Text>
            <Stack as="ul" gap={8} aria-label={messages.examplesOf(title)}>
              {examples.map((example, index) => (
                <RuleExample key={`${index} ${example}`} example={example} />
              ))}
            </Stack>
          </Stack>
        </li>
      ))}
    </Stack>
  );
}
