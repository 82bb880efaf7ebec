import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { Switch } from './Switch';

const meta = preview.meta({
  title: 'Forms/Switch',
  component: Switch,
  args: { children: 'Email me about approvals', onChange: fn() },
  parameters: guide({
    purpose: 'Something that is on or off and changes at once: a notification, a preference.',
    avoid: 'In a form that is sent with a button, and for consent, use Checkbox.',
    keys: [{ keys: ['Space'], does: 'Switches on or off', story: 'SwitchedBySpace' }],
    dos: [
      'Name the setting, so that the label is true in both positions.',
      'Save at once; when saving fails, switch back and say why in errorMessage.',
    ],
    donts: [
      'Change the words with the position: "on" and "off" are said already.',
      'Let a switch wait for a Save button.',
    ],
    heard: 'States',
  }),
});

export const Default = meta.story({});

export const States = meta.story({
  render: () => (
    <Stack gap={4}>
      <Switch>Email me about approvals</Switch>
      <Switch defaultSelected description="At most one message a day.">
        Send a daily summary
      </Switch>
      <Switch errorMessage="Slack could not be reached. It is still off.">Post to Slack</Switch>
      <Switch isReadOnly defaultSelected>
        Keep a history of changes
      </Switch>
      <Switch isDisabled>Post to Teams</Switch>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Send a daily summary' })).toBeChecked();
    await expect(
      canvas.getByRole('switch', { name: 'Send a daily summary' }),
    ).toHaveAccessibleDescription('At most one message a day.');
    const slack = canvas.getByRole('switch', { name: 'Post to Slack' });
    await expect(slack).toBeInvalid();
    await expect(slack).toHaveAccessibleDescription('Slack could not be reached. It is still off.');
    await expect(canvas.getByRole('switch', { name: 'Post to Teams' })).toBeDisabled();
  },
});

export const SwitchedBySpace = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const control = canvas.getByRole('switch', { name: 'Email me about approvals' });
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
});

function Refused() {
  const [isTried, setTried] = useState(false);
  return (
    <Switch
      isSelected={false}
      onChange={() => setTried(true)}
      errorMessage={isTried ? 'Slack could not be reached. It is still off.' : undefined}
    >
      Post to Slack
    </Switch>
  );
}

export const StaysOffWhenRefused = meta.story({
  render: () => <Refused />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Post to Slack'));
    const control = canvas.getByRole('switch', { name: 'Post to Slack' });
    await expect(control).not.toBeChecked();
    await expect(control).toHaveAccessibleDescription(
      'Slack could not be reached. It is still off.',
    );
  },
});

export const ReadOnly = meta.story({
  args: { isReadOnly: true, defaultSelected: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const control = canvas.getByRole('switch');
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
