import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect, fn } from 'storybook/test';
import { Link } from '../Link/Link';
import { Stack } from '../Stack/Stack';
import { Checkbox } from './Checkbox';

const meta = preview.meta({
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { children: 'Remember me', onChange: fn() },
  parameters: guide({
    purpose: 'Yes or no, or one of several that may all hold; it counts when the form is sent.',
    avoid: 'For what takes effect at once use Switch; for one of several RadioGroup.',
    keys: [
      { keys: ['Tab'], does: 'Comes to it', story: 'ToggledBySpace' },
      { keys: ['Space'], does: 'Ticks or clears it', story: 'ToggledBySpace' },
    ],
    dos: ['Write what holds when it is ticked.'],
    donts: ['Write a negation: "Do not send".'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const States = meta.story({
  render: () => (
    <Stack gap={4}>
      <Checkbox>Remember me</Checkbox>
      <Checkbox defaultSelected>Remember me on this device</Checkbox>
      <Checkbox isIndeterminate>All rights on assets</Checkbox>
      <Checkbox description="Works for documents only.">Mark as template</Checkbox>
      <Checkbox isRequired errorMessage="Agree to the terms to continue">
        I agree to the <Link href="#terms">Terms of Service</Link>
      </Checkbox>
      <Checkbox isDisabled defaultSelected>
        View logos
      </Checkbox>
    </Stack>
  ),
});

export const ToggledBySpace = meta.story({
  args: { description: 'Until you sign out.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const box = canvas.getByRole('checkbox', { name: 'Remember me' });
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription('Until you sign out.');
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
});
