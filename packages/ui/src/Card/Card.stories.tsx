import preview from '../../../../.storybook/preview';
import { Grid } from '../Grid/Grid';
import { Text } from '../Text/Text';
import { Card } from './Card';

const meta = preview.meta({ title: 'Layout/Card', component: Card, args: { children: null } });

export const Paddings = meta.story({
  render: () => (
    <Grid>
      {(['none', 'small', 'medium'] as const).map((padding) => (
        <Card key={padding} padding={padding}>
          <Text weight="strong">{padding}</Text>
          <Text tone="muted">A sheet on the page’s ground.</Text>
        </Card>
      ))}
    </Grid>
  ),
});
