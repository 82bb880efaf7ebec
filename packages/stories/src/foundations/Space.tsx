import { DescriptionList } from '@brandroom/ui/DescriptionList';
import { Page } from '@brandroom/ui/Page';
import { Text } from '@brandroom/ui/Text';
import { PageBar } from '@brandroom/ui/PageBar';
import { Section } from '@brandroom/ui/Section';
import * as styles from './specimen.css';
import { cssVariable, shortName, tokensOf } from './token-data';
import type { TokenRow } from './token-data';

/** Steps of space, density, corners, lines and the sizes that layouts share. */
export function Space() {
  return (
    <Page layout="story" bar={<PageBar title="Space" />}>
      <Text tone="muted" isMeasured>
        A grid of 4 px with eight steps. What changes with the density has tokens of its own: choose
        Compact in the toolbar.
      </Text>
      <Section title="Steps">
        <DescriptionList items={tokensOf('space').map(bar)} />
      </Section>
      <Section title="Density">
        <DescriptionList items={tokensOf('density').map(bar)} />
      </Section>
      <Section title="Corners">
        <DescriptionList
          items={tokensOf('radius').map(({ id, light }) => ({
            term: `${shortName(id)}, ${light}`,
            detail: (
              <div className={styles.specimen.corner} style={{ borderRadius: cssVariable(id) }} />
            ),
          }))}
        />
      </Section>
      <Section title="Lines and sizes">
        <DescriptionList
          items={[...tokensOf('line'), ...tokensOf('size')].map(({ id, light, description }) => ({
            term: id,
            detail: description === undefined ? light : `${light}. ${description}`,
          }))}
        />
      </Section>
    </Page>
  );
}

function bar({ id, light, description }: TokenRow) {
  const term = [`${shortName(id)}, ${light}`, description].filter(Boolean).join('. ');
  return {
    term,
    detail: <div className={styles.specimen.bar} style={{ inlineSize: cssVariable(id) }} />,
  };
}
