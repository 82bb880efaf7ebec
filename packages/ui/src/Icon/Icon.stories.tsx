import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { Bell, ChevronRight } from 'lucide';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline';
import { Text } from '../Text/Text';
import { Icon, iconSizes } from './Icon';

const meta = preview.meta({
  title: 'Media/Icon',
  component: Icon,
  args: { of: Bell },
  argTypes: { of: { control: false }, size: { control: 'inline-radio', options: iconSizes } },
  parameters: guide({
    purpose: 'One lucide icon at our stroke, for the eye alone.',
    avoid: 'As the only word of a button: IconButton gives it a name.',
    keys: [],
    dos: ['Put a word beside it, or a name on what holds it.'],
    donts: ['Use a letter or a sign of the keyboard as an icon.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const Sizes = meta.story({
  render: () => (
    <Inline>
      <Icon of={Bell} size="small" />
      <Icon of={Bell} />
      <Icon of={Bell} size="large" />
      <Text>Notifications</Text>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(3);
  },
});

/** Icons that point along the line are mirrored with it; a picture of a thing is not. */
export const RightToLeft = meta.story({
  render: () => (
    <div dir="rtl">
      <Inline>
        <Icon of={ChevronRight} />
        <Icon of={Bell} />
      </Inline>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [chevron, bell] = canvasElement.querySelectorAll('svg');
    await expect(chevron).toHaveStyle({ scale: '-1 1' });
    await expect(bell).toHaveStyle({ scale: 'none' });
  },
});
