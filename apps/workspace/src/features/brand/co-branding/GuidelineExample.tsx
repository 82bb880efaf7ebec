import { Icon } from '@brandroom/ui/Icon';
import { Inline } from '@brandroom/ui/Inline';
import { Text } from '@brandroom/ui/Text';
import { CircleCheck, CircleX } from 'lucide';

import { coBrandingMessages } from './co-branding.messages';

const words = coBrandingMessages.guidelines;
const looks = {
  dos: { icon: CircleCheck, tone: 'success', word: words.do },
  donts: { icon: CircleX, tone: 'danger', word: words.dont },
} as const;

interface GuidelineExampleProps {
  kind: keyof typeof looks;
  example: string;
}

/** A do or don't, marked by its icon, its color and a word. */
export function GuidelineExample({ kind, example }: GuidelineExampleProps) {
  const { icon, tone, word } = looks[kind];
  return (
    <Text as="li" tone={tone}>
      <Inline as="span" align="start" isWrapping={false}>
        <Icon of={icon} />
        <Text as="span" tone={tone} isMeasured isPreserved>
          <strong>{word}</strong> {example}
        </Text>
      </Inline>
    </Text>
  );
}
