import { Badge } from '@brandroom/ui/Badge';
import type { IconType } from '@brandroom/ui/Icon';
import { Inline } from '@brandroom/ui/Inline';
import { Section } from '@brandroom/ui/Section';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { ArrowRightLeft, CornerUpRight, Minus, PenLine, Plus, Scale, SquarePen } from 'lucide';

import { useExplorer } from '../explorer/explorer-context';
import { StateButton } from '../explorer/StateButton';
import type { ChangeKind, ChangeText } from './change-text';
import { compareMessages as messages } from './compare.messages';

const icons: Readonly<Record<ChangeKind, IconType>> = {
  added: Plus,
  removed: Minus,
  renamed: PenLine,
  moved: ArrowRightLeft,
  retargeted: CornerUpRight,
  rule: Scale,
  changed: SquarePen,
};
const tones = { added: 'success', removed: 'danger' } as const;

/** Differences in words, each with the items that it concerns. */
export function ChangeList({ title, texts }: { title: string; texts: readonly ChangeText[] }) {
  const { chart, stored, counts } = useExplorer();
  const ofSummary = stored.kind === 'summary' ? stored.counts : {};
  if (texts.length === 0) return null;
  return (
    <Section title={title} headingLevel={3} size="ui">
      <Stack as="ul" gap={12}>
        {texts.map(({ id, kinds, title: name, details, state, concerns }) => {
          const items = (counts ?? ofSummary)[concerns];
          return (
            <li key={id}>
              <Stack gap={4}>
                <Inline gap={8}>
                  {kinds.map((kind) => (
                    <Badge
                      key={kind}
                      icon={icons[kind]}
                      tone={kind === 'added' || kind === 'removed' ? tones[kind] : 'info'}
                    >
                      {messages.kinds[kind]}
                    </Badge>
                  ))}
                  <Text weight="strong" size="ui" as="span">
                    {name}
                  </Text>
                  {chart.find(state) && state !== null && <StateButton path={state} />}
                  {items !== undefined && (
                    <Text size="caption" tone="muted" as="span">
                      {messages.items(items)}
                    </Text>
                  )}
                </Inline>
                {details.map((detail) => (
                  <Text key={detail} size="ui">
                    {detail}
                  </Text>
                ))}
              </Stack>
            </li>
          );
        })}
      </Stack>
    </Section>
  );
}
