import { choices } from '@brandroom/stories/arg-types';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline';
import { RoleBadge } from './RoleBadge';
import * as badgeStyles from '../Badge/Badge.css';

const meta = preview.meta({
  title: 'Feedback/RoleBadge',
  component: RoleBadge,
  argTypes: choices({ role: badgeStyles.roles }),
  args: { role: 'admin' as const },
  parameters: guide({
    purpose: 'What a person may do on a brand, in one word.',
    avoid: 'For rights in detail: say them in words.',
    keys: [],
    dos: ['Put it beside the name of the person.'],
    donts: ['Use it as a button.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const Roles = meta.story({
  render: () => (
    <Inline>
      <RoleBadge role="admin" />
      <RoleBadge role="editor" />
      <RoleBadge role="viewer" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    const tints = ['Admin', 'Editor', 'Viewer'].map(
      (word) => getComputedStyle(canvas.getByText(word)).backgroundColor,
    );
    await expect(new Set(tints).size).toBe(3);
  },
});
