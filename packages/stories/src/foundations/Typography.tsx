import { DescriptionList } from '@brandroom/ui/DescriptionList';
import { Page } from '@brandroom/ui/Page';
import { Text } from '@brandroom/ui/Text';
import { PageBar } from '@brandroom/ui/PageBar';
import { Section } from '@brandroom/ui/Section';
import { cssVariable, shortName, tokensOf } from './token-data';

const sentence = 'This room is in order, and so is my work.';

/** The type scale, the weights, the line heights and the two families. */
export function Typography() {
  const sizes = tokensOf('font.size').toSorted(
    (a, b) => Number.parseFloat(b.light) - Number.parseFloat(a.light),
  );
  const others = ['font.weight', 'font.leading', 'font.tracking', 'font.family'];
  return (
    <Page layout="story" bar={<PageBar title="Typography" />}>
      <Text tone="muted" isMeasured>
        Six steps and one for sign-in, in rem, so that a person's own text size counts. Atkinson
        Hyperlegible Next was made for eyes that see little.
      </Text>
      <Section title="Sizes">
        <DescriptionList
          items={sizes.map(({ id, light }) => ({
            term: `${shortName(id)}, ${light}`,
            detail: <span style={{ fontSize: cssVariable(id) }}>{sentence}</span>,
          }))}
        />
      </Section>
      <Section title="Families">
        <DescriptionList
          items={tokensOf('font.family').map(({ id }) => ({
            term: shortName(id),
            detail: <span style={{ fontFamily: cssVariable(id) }}>{sentence} #205375 0O1lI</span>,
          }))}
        />
      </Section>
      <Section title="Values">
        <DescriptionList
          items={others.flatMap(tokensOf).map(({ id, light }) => ({ term: id, detail: light }))}
        />
      </Section>
    </Page>
  );
}
