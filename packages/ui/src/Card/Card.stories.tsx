import { choices } from '@brandroom/stories/arg-types';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect } from 'storybook/test';
import { Grid } from '../Grid/Grid';
import { Text } from '../Text/Text';
import { Card } from './Card';
import * as styles from './Card.css';

const meta = preview.meta({
  title: 'Layout/Card',
  component: Card,
  argTypes: choices({ padding: styles.paddings }),
  args: { children: 'Five posts are waiting' },
  parameters: guide({
    purpose: 'A sheet on the ground of the page that holds what belongs together.',
    avoid: 'For a part of a page that needs no edge use Section.',
    keys: [],
    dos: ['Give a card that is a thing of its own a heading or a name.'],
    donts: ['Put a card into a card.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

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
  play: async ({ canvas }) => {
    const space = (padding: string) => {
      const card = canvas.getByText(padding).parentElement;
      return card && getComputedStyle(card).paddingInlineStart;
    };
    await expect([space('none'), space('small'), space('medium')]).toEqual(['0px', '12px', '16px']);
  },
});

export const NamedPart = meta.story({
  args: {
    as: 'section',
    'aria-label': 'Preview',
    children: <Text>How the post will look.</Text>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Preview' })).toHaveTextContent(
      'How the post will look.',
    );
  },
});
