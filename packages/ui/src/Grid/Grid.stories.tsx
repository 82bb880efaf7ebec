import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Card } from '../Card/Card';
import { Stack } from '../Stack/Stack';
import { Grid } from './Grid';

const meta = preview.meta({ title: 'Layout/Grid', component: Grid, args: { children: null } });
const names = ['Ocean', 'Ember', 'Paper', 'Ink', 'Sand'];

export const Columns = meta.story({
  render: () => (
    <Stack gap={32}>
      {(['small', 'medium', 'large'] as const).map((min) => (
        <Grid key={min} as="ul" min={min}>
          {names.map((name) => (
            <Card key={name} as="li" padding="small">
              {name}
            </Card>
          ))}
        </Grid>
      ))}
    </Stack>
  ),
});

export const OneColumnOnPhones = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { min: 'large', children: names.map((name) => <Card key={name}>{name}</Card>) },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
