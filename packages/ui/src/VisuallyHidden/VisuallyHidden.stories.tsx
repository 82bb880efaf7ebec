import { expectNoSidewaysScroll } from '@brandroom/stories/sideways';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { Download } from 'lucide';
import { expect } from 'storybook/test';
import { Icon } from '../Icon/Icon';
import { Inline } from '../Inline/Inline';
import { Link } from '../Link/Link';
import { Text } from '../Text/Text';
import { VisuallyHidden } from './VisuallyHidden';

const meta = preview.meta({
  title: 'Typography/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: ' primary-dark.svg' },
  parameters: guide({
    purpose: 'Words for screen readers where the eye sees them from the place or the picture.',
    avoid: 'For what everybody may read: show it.',
    keys: [],
    dos: ['Complete names with it: "Delete" becomes "Delete primary-dark.svg".'],
    donts: ['Hide a control in it: use HiddenUntilFocus, which shows the one with focus.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const CompletesAName = meta.story({
  render: (args) => (
    <Link href="#download" variant="standalone">
      Download
      <VisuallyHidden {...args} />
    </Link>
  ),
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Download primary-dark.svg' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    const { offsetWidth, offsetHeight } = canvas.getByText('primary-dark.svg');
    await expect([offsetWidth, offsetHeight]).toEqual([1, 1]);
  },
});

export const BesideAPicture = meta.story({
  render: () => (
    <Inline as="p">
      <Icon of={Download} />
      <VisuallyHidden>Downloads</VisuallyHidden>
      <Text as="span">128</Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Downloads').parentElement).toHaveTextContent('Downloads128');
    await expectNoSidewaysScroll();
  },
});
