import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button';
import { Inline } from '../Inline/Inline';
import { ButtonToolbar } from './ButtonToolbar';

const ranges = ['Next 30 Days', 'Past 30 Days', 'This Month', 'Next Month'];

function Ranges() {
  const [on, setOn] = useState('');
  return (
    <Inline gap={8}>
      <ButtonToolbar
        label="Quick ranges"
        items={ranges.map((range) => ({ id: range, label: range, isPressed: on === range }))}
        onPress={setOn}
      />
      <Button size="small">Reset</Button>
    </Inline>
  );
}

const meta = preview.meta({
  title: 'Actions/ButtonToolbar',
  component: ButtonToolbar,
  args: {
    label: 'Quick ranges',
    items: ranges.map((range, place) => ({ id: range, label: range, isPressed: place === 0 })),
    onPress: () => undefined,
  },
  parameters: guide({
    purpose: 'Small buttons of one kind that one passes as a whole, such as ready-made ranges.',
    avoid:
      'For one of a few that always holds use ToggleGroup; for different controls use Toolbar.',
    keys: [
      { keys: ['Tab'], does: 'Goes to the button that was used last, or leaves', story: 'OneStop' },
      { keys: ['ArrowRight'], does: 'Goes to the next or the one before', story: 'OneStop' },
      { keys: ['Home', 'End'], does: 'Goes to the first or the last', story: 'OneStop' },
      { keys: ['Enter'], does: 'Presses the button', story: 'OneStop' },
    ],
    dos: ['Name the row after what its buttons do together.'],
    donts: ['Put a text field in it: it needs the arrow keys for itself.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const OneStop = meta.story({
  render: () => <Ranges />,
  play: async ({ canvas, userEvent }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    await expect(canvas.getByRole('toolbar', { name: 'Quick ranges' })).toBeVisible();
    await userEvent.tab();
    await expect(button('Next 30 Days')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect(button('This Month')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab();
    await expect(button('Reset')).toHaveFocus();
    // Back to where one was.
    await userEvent.tab({ shift: true });
    await expect(button('This Month')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(button('Next Month')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(button('Next 30 Days')).toHaveFocus();
  },
});
