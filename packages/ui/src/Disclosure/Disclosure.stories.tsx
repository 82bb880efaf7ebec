import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text';
import { TextField } from '../TextField/TextField';
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

export const OpenedByKeyboard = meta.story({
  args: { children: <TextField label="Password" /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Sample accounts' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    // What nobody asked for is not made.
    await expect(canvas.queryByLabelText('Password')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.type(canvas.getByLabelText('Password'), 'any');
    await userEvent.click(button);
    await expect(canvas.getByLabelText('Password')).not.toBeVisible();
    await userEvent.click(button);
    await expect(canvas.getByLabelText('Password')).toHaveValue('any');
  },
});
