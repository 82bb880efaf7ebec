import { Bell } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Inline } from '../Inline/Inline';
import { Text } from '../Text/Text';
import { Icon } from './Icon';

const meta = preview.meta({ title: 'Foundations/Icon', component: Icon, args: { of: Bell } });

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
