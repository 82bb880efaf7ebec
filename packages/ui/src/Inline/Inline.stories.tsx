import { expectNoSidewaysScroll } from '@brandroom/stories/sideways';
import { choices } from '@brandroom/stories/arg-types';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect, waitFor, within } from 'storybook/test';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { Heading } from '../Heading/Heading';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Card } from '../Card/Card';
import { Inline } from './Inline';
import * as styles from './Inline.css';

const meta = preview.meta({
  title: 'Layout/Inline',
  component: Inline,
  argTypes: choices({ gap: styles.gaps, align: styles.aligns, justify: styles.justifies }),
  args: {
    children: [<Card key="a">First</Card>, <Card key="b">Second</Card>, <Card key="c">Third</Card>],
  },
  parameters: guide({
    purpose: 'Puts things in a row that wraps where there is no room.',
    avoid: 'For columns of equal width use Grid; for a named row of controls Toolbar.',
    keys: [],
    dos: ['Let it wrap: at 400 % zoom a row has room for one thing.'],
    donts: ['Keep one row where something would leave the window.'],
    heard: 'Default',
  }),
});

const three = (
  <>
    <Button>Save</Button>
    <Button>Save changes and close</Button>
    <Button>Cancel</Button>
  </>
);

export const Default = meta.story({});

export const Gaps = meta.story({
  render: () => (
    <Stack gap={24}>
      {([4, 8, 16, 32] as const).map((gap) => (
        <Inline key={gap} gap={gap}>
          <Badge>{gap} px</Badge>
          <Badge>between</Badge>
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const first = canvas.getByText('16 px').getBoundingClientRect();
    const second = canvas.getAllByText('between')[2]?.getBoundingClientRect();
    await expect((second?.left ?? 0) - first.right).toBeCloseTo(16, 0);
  },
});

export const AtBothEnds = meta.story({
  args: {
    justify: 'between',
    children: (
      <>
        <Text>4 items match</Text>
        <Button variant="quiet">Reset Filters</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const row = canvas.getByText('4 items match').parentElement?.getBoundingClientRect();
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(button.right).toBeCloseTo(row?.right ?? 0, 0);
  },
});

export const OnOneBaseline = meta.story({
  args: {
    align: 'baseline',
    children: (
      <>
        <Heading level={2} size="display">
          128
        </Heading>
        <Text tone="muted">files in this brand</Text>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const figure = canvas.getByRole('heading', { name: '128' }).getBoundingClientRect();
    const words = canvas.getByText('files in this brand').getBoundingClientRect();
    await expect(words.top).toBeGreaterThan(figure.top);
  },
});

export const ListOfTags = meta.story({
  args: {
    as: 'ul',
    children: ['summer', 'launch', 'teaser'].map((tag) => (
      <li key={tag}>
        <Badge>{tag}</Badge>
      </li>
    )),
  },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('list')).getAllByRole('listitem')).toHaveLength(3);
  },
});

export const WrapsOnPhones = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { children: three },
  play: async ({ canvas }) => {
    const top = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect().top;
    await waitFor(() => expect(top('Cancel')).toBeGreaterThan(top('Save')));
    await expectNoSidewaysScroll();
  },
});

export const StaysInOneRow = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    isWrapping: false,
    children: (
      <>
        <Badge tone="success">Good</Badge>
        <Text isTruncated>summer-launch-teaser-with-a-long-name-primary-dark.svg</Text>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const badge = canvas.getByText('Good').getBoundingClientRect();
    const name = canvas.getByText(/primary-dark/).getBoundingClientRect();
    await expect(name.top).toBeLessThan(badge.bottom);
    await expectNoSidewaysScroll();
  },
});
