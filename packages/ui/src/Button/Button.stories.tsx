import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { Inbox, Plus, Trash2 } from 'lucide';
import { expect, fn, waitFor } from 'storybook/test';
import { Form } from '../Form/Form';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { TextField } from '../TextField/TextField';
import { Button, buttonSizes, buttonVariants } from './Button';

const meta = preview.meta({
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Save changes', onPress: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: buttonVariants },
    size: { control: 'inline-radio', options: buttonSizes },
    icon: { control: false },
  },
  parameters: guide({
    purpose: 'Something that a person does here and now: save, approve, delete.',
    avoid:
      'To go to another page, use Link or ButtonLink; for an action without words, IconButton.',
    keys: [{ keys: ['Enter', 'Space'], does: 'Does it', story: 'PressedByKeyboard' }],
    dos: [
      'Begin with a verb and name the object where it is not plain: "Delete post".',
      'One primary button on a screen; the others are secondary or quiet.',
      'While it works, set isPending: focus and place stay.',
    ],
    donts: [
      'Disable a button to say that a field is wrong: let it be pressed and show the field.',
      'Use danger for what can be undone.',
    ],
    heard: 'Variants',
  }),
});

export const Default = meta.story({});

export const Variants = meta.story({
  render: () => (
    <Stack gap={16}>
      {buttonSizes.map((size) => (
        <Inline key={size}>
          <Button size={size} variant="primary">
            Submit for Review
          </Button>
          <Button size={size}>Reset Filters</Button>
          <Button size={size} variant="quiet">
            Cancel
          </Button>
          <Button size={size} variant="danger" icon={Trash2}>
            Delete post
          </Button>
          <Button size={size} icon={Plus}>
            Add Another Post
          </Button>
          <Button size={size} shortcut="A">
            Approve
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
});

/** Its number is not known at first; the button does not grow when it is. */
export const Counted = meta.story({
  render: () => (
    <Stack gap={8}>
      {[null, 7, 28].map((count) => (
        <Inline key={count}>
          <Button variant="quiet" size="small" icon={Inbox} count={count}>
            Unscheduled
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [unknown, few, many] = canvas.getAllByRole('button');
    await expect(few).toHaveAccessibleName('Unscheduled 7');
    await expect(few?.offsetWidth).toBe(unknown?.offsetWidth);
    await expect(many?.offsetWidth).toBe(unknown?.offsetWidth);
  },
});

export const PressedByKeyboard = meta.story({
  args: { variant: 'primary' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Save changes' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
});

export const Pending = meta.story({
  args: { variant: 'primary', isPending: true, pendingLabel: 'Saving…' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const button = await canvas.findByRole('button', { name: 'Saving…' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Saving…');
  },
});

/** Its own name would not contain the visible text. */
export const PendingWithAName = meta.story({
  args: { 'aria-label': 'Save changes to the campaign', isPending: true, pendingLabel: 'Saving…' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await waitFor(() => expect(button).toHaveTextContent('Saving…'));
    await expect(button).toHaveAccessibleName('Saving…');
  },
});

export const Disabled = meta.story({ args: { isDisabled: true } });

const onSubmit = fn();

export const PendingHoldsTheForm = meta.story({
  args: { type: 'submit', isPending: true },
  beforeEach: () => {
    onSubmit.mockClear();
  },
  render: (args) => (
    <Form aria-label="Post" onSubmit={onSubmit}>
      <TextField label="Title" />
      <Button {...args} />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Teaser{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(onSubmit).not.toHaveBeenCalled();
  },
});
