import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline';
import { Text } from '../Text/Text';
import { ColorPair } from './ColorPair';

const meta = preview.meta({
  title: 'Media/ColorPair',
  component: ColorPair,
  args: { one: '#205375', other: '#F7F5F2' },
  parameters: guide({
    purpose: 'Shows how two colors look as text and ground, both ways around.',
    avoid: 'For one color with its values, Swatch.',
    keys: [],
    dos: ['Name both colors and their contrast beside it: it is hidden from screen readers.'],
    donts: ['Use it as a button or a link.'],
    heard: 'InARow',
  }),
});

export const Default = meta.story({});

export const InARow = meta.story({
  render: (args) => (
    <Inline>
      <ColorPair {...args} />
      <Text>Ocean and Paper, 7.55:1</Text>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll('[aria-hidden] > span');
    await expect(first).toHaveStyle({ backgroundColor: 'rgb(32, 83, 117)' });
    await expect(second).toHaveStyle({ color: 'rgb(32, 83, 117)' });
  },
});
