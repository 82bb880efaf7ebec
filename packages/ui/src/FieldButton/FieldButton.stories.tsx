import { Search } from 'lucide';
import { expect, fn } from 'storybook/test';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { FieldButton } from './FieldButton';

const meta = preview.meta({
  title: 'Actions/FieldButton',
  component: FieldButton,
  args: { children: 'Search', icon: Search, shortcut: 'Ctrl K', onPress: fn() },
  argTypes: { icon: { control: false } },
  parameters: guide({
    purpose: 'Opens a search that needs more room than its own place.',
    avoid: 'Where one types in place use SearchField.',
    keys: [{ keys: ['Enter'], does: 'Opens the search', story: 'PressedByKeyboard' }],
    dos: ['Show the key that opens it from anywhere.'],
    donts: ['Use it for a choice: that is ChoiceButton.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const PressedByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});
