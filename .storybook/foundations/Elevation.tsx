import { Card } from '../../packages/ui/src/Card/Card';
import { DescriptionList } from '../../packages/ui/src/DescriptionList/DescriptionList';
import { Grid } from '../../packages/ui/src/Grid/Grid';
import { Page } from '../../packages/ui/src/Page/Page';
import { Text } from '../../packages/ui/src/Text/Text';
import { PageBar } from '../../packages/ui/src/PageBar/PageBar';
import { Section } from '../../packages/ui/src/Section/Section';
import { specimen } from './specimen.css';
import { cssVariable, shortName, tokensOf } from './token-data';

const surfaces = ['bg', 'surface-sunken', 'surface', 'surface-raised'];

/** What lies on what: surfaces, the one shadow, and the order of layers. */
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
              className={specimen.sheet}
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
            <div key={id} className={specimen.sheet} style={{ boxShadow: cssVariable(id) }}>
              {shortName(id)}. {description}
            </div>
          ))}
        </Grid>
      </Section>
      <Section
        title="Layers"
        description="What is further down covers what stands before it. Nothing has a number of its own."
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
