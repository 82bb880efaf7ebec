import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline';
import { Text } from '../Text/Text';
import { ColorSample } from './ColorSample';

const meta = preview.meta({
  title: 'Media/ColorSample',
  component: ColorSample,
  args: { color: '#205375' },
  parameters: guide({
    purpose: 'Shows one color beside its name in a table or a line of text.',
    avoid: 'For a color with its values, Swatch. For two colors on each other, ColorPair.',
    keys: [],
    dos: ['Name the color beside it: it is hidden from screen readers.'],
    donts: ['Use it as a button or a link.'],
    heard: 'InARow',
  }),
});

export const Default = meta.story({});

export const InARow = meta.story({
  render: (args) => (
    <Inline>
      <ColorSample {...args} />
      <Text>Ocean</Text>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const sample = canvasElement.querySelector('[aria-hidden]');
    await expect(sample).toHaveStyle({ backgroundColor: 'rgb(32, 83, 117)' });
  },
});
