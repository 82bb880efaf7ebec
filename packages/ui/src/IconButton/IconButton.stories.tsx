import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { buttonSizes, buttonVariants } from '../Button/Button';
import { Copy, Ellipsis, Trash2 } from 'lucide';
import { expect, fn } from 'storybook/test';
import { Inline } from '../Inline/Inline';
import { IconButton } from './IconButton';

const meta = preview.meta({
  title: 'Actions/IconButton',
  component: IconButton,
  args: { icon: Ellipsis, label: 'Actions for summer.pdf', onPress: fn() },
  parameters: guide({
    purpose: 'An action as an icon, in rows that would repeat its word.',
    avoid: 'Where there is room: Button with its word.',
    keys: [{ keys: ['Enter'], does: 'Does it', story: 'NamedAndPressed' }],
    dos: ['Put the object into the label: "Delete logo primary-dark.svg".'],
    donts: ['Use an icon that nobody knows by itself.'],
    heard: 'Default',
  }),
  argTypes: {
    icon: { control: false },
    variant: { control: 'inline-radio', options: buttonVariants },
    size: { control: 'inline-radio', options: buttonSizes },
  },
});

export const Default = meta.story({});

export const Variants = meta.story({
  render: () => (
    <Inline>
      <IconButton icon={Ellipsis} label="Actions for summer.pdf" />
      <IconButton icon={Copy} label="Copy HEX #205375" variant="secondary" />
      <IconButton icon={Trash2} label="Delete logo primary-dark.svg" variant="danger" />
      <IconButton icon={Ellipsis} label="Actions for winter.pdf" size="small" />
      <IconButton icon={Trash2} label="Delete logo winter.svg" isPending />
      <IconButton icon={Trash2} label="Delete logo summer.svg" isDisabled />
    </Inline>
  ),
});

export const NamedAndPressed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Actions for summer.pdf' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});
