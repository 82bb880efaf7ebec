import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect, fn } from 'storybook/test';
import { ChoiceButton } from './ChoiceButton';

const meta = preview.meta({
  title: 'Actions/ChoiceButton',
  component: ChoiceButton,
  args: {
    children: 'Acme',
    description: 'Admin',
    label: 'Brand: Acme, Admin, change brand',
    onPress: fn(),
  },
  parameters: guide({
    purpose: 'Shows a choice that holds everywhere and opens the others.',
    avoid: 'In a form use Select.',
    keys: [{ keys: ['Enter'], does: 'Opens the choices', story: 'PressedByKeyboard' }],
    dos: ['Name the current choice and the action: "Brand: Acme, Admin, change brand".'],
    donts: ['Use it for an action.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const PressedByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: 'Brand: Acme, Admin, change brand' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

export const LongName = meta.story({
  args: {
    children: 'Tidewell Hotels and Residences of the Northern Coast and Islands',
    label:
      'Brand: Tidewell Hotels and Residences of the Northern Coast and Islands, Admin, change brand',
  },
  globals: { viewport: { value: 'phone' } },
});

export const NoOtherChoice = meta.story({
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Acme')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});
