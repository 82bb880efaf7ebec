import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { Download } from 'lucide';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { SplitButton, splitButtonVariants } from './SplitButton';

const onNegative = fn();

const meta = preview.meta({
  title: 'Actions/SplitButton',
  component: SplitButton,
  args: {
    children: 'Download SVG',
    onPress: fn(),
    menuLabel: 'More ways to download primary logo',
    items: [
      { id: 'png', label: 'PNG' },
      { id: 'negative', label: 'SVG Negative', onAction: onNegative },
      { id: 'eps', label: 'EPS', isDisabled: true, description: 'Not from a JPG' },
    ],
  },
  argTypes: { variant: { control: 'inline-radio', options: splitButtonVariants } },
  parameters: guide({
    purpose: 'One action is nearly always meant; its other forms lie in the menu beside it.',
    avoid: 'For actions that differ, use a Button and a Menu with names of their own.',
    keys: [
      { keys: ['Enter'], does: 'Does the usual', story: 'TheOtherByKeyboard' },
      { keys: ['Tab'], does: 'Moves to the menu button', story: 'TheOtherByKeyboard' },
      { keys: ['ArrowDown'], does: 'Opens the menu, goes down in it', story: 'TheOtherByKeyboard' },
    ],
    dos: ['Name the menu with its object: "More ways to download primary logo".'],
    donts: ['Put an action into the menu that the button does not resemble.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const Variants = meta.story({
  render: (args) => (
    <Stack align="start">
      {splitButtonVariants.map((variant) => (
        <SplitButton key={variant} {...args} variant={variant} icon={Download} />
      ))}
    </Stack>
  ),
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    for (const each of canvas.getAllByRole('button')) await expect(each).toBeDisabled();
  },
});

export const Pending = meta.story({
  args: { isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'More ways to download primary logo' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter} ');
    await userEvent.click(more);
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    // The other half shows the pending state, one indicator for both.
    await expect(more.querySelector('svg')).toBeVisible();
    await expect(args.onPress).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
});

export const TheOtherByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('menuitem', { name: 'PNG' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onNegative).toHaveBeenCalledOnce();
    const more = canvas.getByRole('button', { name: 'More ways to download primary logo' });
    await waitFor(() => expect(more).toHaveFocus());
  },
});
