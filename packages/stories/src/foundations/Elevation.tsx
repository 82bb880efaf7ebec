import { Card } from '@brandroom/ui/Card';
import { DescriptionList } from '@brandroom/ui/DescriptionList';
import { Grid } from '@brandroom/ui/Grid';
import { Page } from '@brandroom/ui/Page';
import { Text } from '@brandroom/ui/Text';
import { PageBar } from '@brandroom/ui/PageBar';
import { Section } from '@brandroom/ui/Section';
import * as styles from './specimen.css';
import { cssVariable, shortName, tokensOf } from './token-data';

const surfaces = ['bg', 'surface-sunken', 'surface', 'surface-raised'];

/** The layers: surfaces, the one shadow, and the stacking order. */
export function Elevation() {
  const layers = tokensOf('layer').toSorted((a, b) => Number(a.light) - Number(b.light));
  return (
    <Page layout="story" bar={<PageBar title="Elevation" />}>
      <Text tone="muted" isMeasured>
        Hairlines part what lies beside each other. One soft shadow is for what floats above the
        page.
      </Text>
      <Section title="Surfaces">
        <Grid>
          {surfaces.map((name) => (
            <div
              key={name}
              className={styles.specimen.sheet}
              style={{ backgroundColor: cssVariable(`color.${name}`) }}
            >
              {name}
            </div>
          ))}
        </Grid>
      </Section>
      <Section title="Shadows">
        <Grid>
          {tokensOf('shadow').map(({ id, description }) => (
            <div key={id} className={styles.specimen.sheet} style={{ boxShadow: cssVariable(id) }}>
              {shortName(id)}. {description}
            </div>
          ))}
        </Grid>
      </Section>
      <Section
        title="Layers"
        description="A later layer covers the earlier ones. Nothing has a number of its own."
      >
        <Card>
          <DescriptionList
            items={layers.map(({ id, light, description }) => ({
              term: `${shortName(id)}, ${light}`,
              detail: description ?? '',
            }))}
          />
        </Card>
      </Section>
    </Page>
  );
}
