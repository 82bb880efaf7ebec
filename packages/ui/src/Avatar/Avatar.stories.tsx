import { choices } from '@brandroom/stories/arg-types';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline';
import { Text } from '../Text/Text';
import { Avatar, avatarShapes } from './Avatar';
import * as styles from './Avatar.css';

const face = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#205375"/><circle cx="4" cy="3.4" r="1.6" fill="#fff"/><path d="M1 8a3 3 0 0 1 6 0" fill="#fff"/></svg>',
)}`;

const meta = preview.meta({
  title: 'Data/Avatar',
  component: Avatar,
  argTypes: choices({ size: styles.sizes, shape: avatarShapes }),
  args: { initials: 'AL' },
  parameters: guide({
    purpose: 'A person, as a picture or as initials, beside the name.',
    avoid: 'Without the name beside it: nobody hears it.',
    keys: [],
    dos: ['Keep it beside the name.'],
    donts: ['Make it a button of its own.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const BesideTheName = meta.story({
  render: () => (
    <Inline gap={16}>
      <Avatar initials="AL" size="small" />
      <Avatar initials="AL" />
      <Avatar initials="AL" src={face} />
      <Avatar initials="AL" size="large" />
      <Text>Ada Lovelace</Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});
