import type { ExampleKind } from '@brandroom/domain/brand/rule';
import { exampleKind } from '@brandroom/domain/brand/rule';
import type { IconType } from '@brandroom/ui/Icon';
import { Icon } from '@brandroom/ui/Icon';
import { Inline } from '@brandroom/ui/Inline';
import { Text } from '@brandroom/ui/Text';
import { CircleCheck, CircleX, Quote } from 'lucide';

const looks = {
  good: { icon: CircleCheck, tone: 'success' },
  bad: { icon: CircleX, tone: 'danger' },
  plain: { icon: Quote, tone: 'muted' },
} as const satisfies Record<ExampleKind, { icon: IconType; tone: string }>;

/** An example of a rule, marked as good or bad by its first word, icon and color. */
export function RuleExample({ example }: { example: string }) {
  const { icon, tone } = looks[exampleKind(example)];
  return (
    <Text as="li" tone={tone}>
      <Inline as="span" align="start" isWrapping={false}>
        <Icon of={icon} />
        <Text as="span" tone={tone} isMeasured isPreserved>
          {example}
        </Text>
      </Inline>
    </Text>
  );
}
