import { choices } from '@brandroom/stories/arg-types';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect, within } from 'storybook/test';
import { Card } from '../Card/Card';
import { Grid } from '../Grid/Grid';
import { Stack } from './Stack';
import * as styles from './Stack.css';

const meta = preview.meta({
  title: 'Layout/Stack',
  component: Stack,
  argTypes: choices({ gap: styles.gaps, align: styles.aligns, width: styles.widths }),
  args: {
    children: [<Card key="a">First</Card>, <Card key="b">Second</Card>, <Card key="c">Third</Card>],
  },
  parameters: guide({
    purpose: 'Puts things one under the other, with one step of space between them.',
    avoid: 'For a row use Inline, for equal columns Grid.',
    keys: [],
    dos: ['Let the stack make the space; its children have no margins.'],
    donts: ['Use an empty element as a spacer.'],
    heard: 'Default',
  }),
});

const steps = [4, 8, 16, 32] as const;

export const Default = meta.story({});

export const Gaps = meta.story({
  render: () => (
    <Grid min="small">
      {steps.map((gap) => (
        <Stack key={gap} gap={gap}>
          <Card padding="small">{gap} px</Card>
          <Card padding="small">under {gap}</Card>
        </Stack>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    for (const gap of steps) {
      const above = canvas.getByText(`${gap} px`).getBoundingClientRect();
      const below = canvas.getByText(`under ${gap}`).getBoundingClientRect();
      await expect(below.top - above.bottom).toBeCloseTo(gap, 0);
    }
  },
});

export const List = meta.story({
  args: {
    as: 'ol',
    gap: 8,
    children: ['Draft', 'Pending', 'Approved'].map((step) => (
      <Card key={step} as="li" padding="small">
        {step}
      </Card>
    )),
  },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('list')).getAllByRole('listitem')).toHaveLength(3);
  },
});

export const AtTheStart = meta.story({
  args: {
    align: 'start',
    children: (
      <>
        <Card padding="small">As wide as its words</Card>
        <Card padding="small">Short</Card>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Short').offsetWidth).toBeLessThan(
      canvas.getByText('As wide as its words').offsetWidth,
    );
  },
});

export const AsWideAsAForm = meta.story({
  args: { width: 'form' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const place = canvas.getByText('First').closest('div')?.parentElement;
    await expect(place?.getBoundingClientRect().width).toBe(640);
  },
});
