import type { Color } from '@brandroom/domain/brand/color.schema';
import { colorRoleLabels } from '@brandroom/domain/brand/color.schema';
import { contrastGrade, formatContrast, textOn } from '@brandroom/domain/color/contrast';
import { parseHex } from '@brandroom/domain/color/hex';
import { ColorPair } from '@brandroom/ui/ColorPair';
import { Grid } from '@brandroom/ui/Grid';
import { Inline } from '@brandroom/ui/Inline';
import { Section } from '@brandroom/ui/Section';
import { Stack } from '@brandroom/ui/Stack';
import { Swatch } from '@brandroom/ui/Swatch';
import { Text } from '@brandroom/ui/Text';
import { useMemo } from 'react';

import { bookMessages as messages } from './book.messages';
import type { BrandBook } from './brand-book';
import { allowedPairs, colorGroups } from './brand-book';

const black = { r: 0, g: 0, b: 0 };

/** The colors with their values, and the pairs that the brand allows. */
export function BookColors({ book: { colors } }: { book: BrandBook }) {
  const pairs = useMemo(() => allowedPairs(colors), [colors]);
  return (
    <Stack gap={32}>
      {colorGroups(colors).map((group) => (
        <Section key={group.role} title={colorRoleLabels[group.role]} headingLevel={3} size="lead">
          <Grid as="ul">
            {group.colors.map((color) => (
              <li key={color.id}>
                <Swatch
                  name={color.name}
                  hex={color.hex}
                  values={valuesOf(color)}
                  textColor={textOn(parseHex(color.hex) ?? black)}
                  size="small"
                />
              </li>
            ))}
          </Grid>
        </Section>
      ))}
      {pairs.length > 0 && (
        <Section title={messages.pairs} headingLevel={3} size="lead">
          <Grid as="ul" min="large">
            {pairs.map(({ one, other, ratio }) => (
              <li key={`${one.id} ${other.id}`}>
                <Inline gap={12} isWrapping={false}>
                  <ColorPair one={one.hex} other={other.hex} />
                  <div>
                    <Text>{messages.pair(one.name, other.name)}</Text>
                    <Text size="caption" tone="muted">
                      {messages.pairFacts(formatContrast(ratio), contrastGrade(ratio))}
                    </Text>
                  </div>
                </Inline>
              </li>
            ))}
          </Grid>
        </Section>
      )}
    </Stack>
  );
}

function valuesOf({ rgb, cmyk, pms, ral }: Color) {
  const { values } = messages;
  return [
    { label: values.rgb, value: rgb },
    { label: values.cmyk, value: cmyk },
    { label: values.pms, value: pms },
    { label: values.ral, value: ral },
  ].filter(({ value }) => value !== '');
}
