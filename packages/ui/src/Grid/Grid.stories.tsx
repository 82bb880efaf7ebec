import { expectNoSidewaysScroll } from '@brandroom/stories/sideways';
import { choices } from '@brandroom/stories/arg-types';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { Card } from '../Card/Card';
import { Stack } from '../Stack/Stack';
import { Grid } from './Grid';
import * as styles from './Grid.css';

const meta = preview.meta({
  title: 'Layout/Grid',
  component: Grid,
  argTypes: choices({ min: styles.mins, gap: styles.gaps }),
  args: {
    children: [<Card key="a">Ocean</Card>, <Card key="b">Ember</Card>, <Card key="c">Paper</Card>],
  },
  parameters: guide({
    purpose: 'Cells of equal width, as many in a row as fit.',
    avoid: 'For rows and columns of data use DataTable; for one column Stack.',
    keys: [],
    dos: ['Make it a list where its cells are things of one kind.'],
    donts: ['Set the number of columns: the window decides.'],
    heard: 'Default',
  }),
});
const names = ['Ocean', 'Ember', 'Paper', 'Ink', 'Sand'];

export const Default = meta.story({});

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
    await expectNoSidewaysScroll();
  },
});
