import { expect, fn } from 'storybook/test';
import { guide } from '../../../../.storybook/guide';
import preview from '../../../../.storybook/preview';
import { Text } from '../Text/Text';
import { Disclosure } from './Disclosure';

const meta = preview.meta({
  title: 'Navigation/Disclosure',
  component: Disclosure,
  args: { title: 'Sample accounts', children: <Text>Any password works.</Text> },
  parameters: guide({
    purpose: 'Something that not everybody needs, behind a button that shows it in place.',
    avoid: 'For parts that exclude each other use Tabs.',
    keys: [{ keys: ['Enter'], does: 'Shows or hides it', story: 'OpenedByKeyboard' }],
    dos: ['Say what is inside.'],
    donts: ['Hide what most people need.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const Open = meta.story({ args: { isDefaultOpen: true } });

const onOpenChange = fn();

export const OpenedByKeyboard = meta.story({
  args: { onOpenChange },
  beforeEach: () => {
    onOpenChange.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Sample accounts' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByText('Any password works.')).not.toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Any password works.')).toBeVisible();
    await expect(onOpenChange.mock.calls).toEqual([[true]]);
  },
});
