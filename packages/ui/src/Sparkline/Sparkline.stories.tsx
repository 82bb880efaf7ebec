import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { Sparkline, sparklineSizes } from './Sparkline';

const values = [312, 290, 340, 361, 410, 388, 412];
const points = values.map((_, index) => `Jun ${index + 1}`);

const meta = preview.meta({
  title: 'Charts/Sparkline',
  component: Sparkline,
  args: { label: 'Clicks', points, values },
  argTypes: {
    size: { control: 'inline-radio', options: sparklineSizes },
    formatValue: { control: false },
  },
  parameters: guide({
    purpose:
      'The course of a figure at a glance, beside the figure: in a stat or in the cell of a table.',
    avoid: 'For reading figures, use LineChart.',
    keys: [],
    dos: [
      'Write the figure and its change beside it.',
      'Give all lines of a table the same span of time.',
    ],
    donts: ['Compare the heights of two of them: each fills its own room.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', {
      name: 'From Jun 1 to Jun 7, Clicks rose 32%, from 312 to 412, lowest 290 (Jun 2).',
    });
    // The second is the lowest on the screen, the last the highest.
    const course = picture.querySelector('path')?.getAttribute('d') ?? '';
    const heights = [...course.matchAll(/,([\d.]+)/g)].map(([, y]) => Number(y));
    await expect(heights).toHaveLength(values.length);
    await expect(Math.max(...heights)).toBe(heights[1]);
    await expect(Math.min(...heights)).toBe(heights[6]);
  },
});

export const Sizes = meta.story({
  render: (args) => (
    <Stack gap={16}>
      {sparklineSizes.map((size) => (
        <Sparkline key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
});

export const WithAGap = meta.story({ args: { values: [312, 290, null, 361, 410, 388, 412] } });

export const AlwaysTheSame = meta.story({ args: { values: [4, 4, 4, 4, 4, 4, 4] } });
