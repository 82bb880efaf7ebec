import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect, fn } from 'storybook/test';
import { TurnBar } from './TurnBar';

const onTurn = fn();

const meta = preview.meta({
  title: 'Navigation/TurnBar',
  component: TurnBar,
  args: {
    label: 'Turn the month',
    previousLabel: 'Previous month',
    nextLabel: 'Next month',
    presentLabel: 'Today',
    onTurn,
  },
  parameters: guide({
    purpose: 'Moves to the previous, next or current period.',
    avoid: 'For the pages of a list use Pagination.',
    keys: [
      { keys: ['Tab'], does: 'Goes to the button that was used last, or leaves', story: 'OneStop' },
      { keys: ['ArrowRight'], does: 'Goes to the next or the one before', story: 'OneStop' },
      { keys: ['Enter'], does: 'Turns, and stays on the button', story: 'OneStop' },
    ],
    dos: ['Say the period in each name: "Next month".'],
    donts: ['Turn without announcing the new period.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const Compact = meta.story({ args: { isCompact: true } });

export const OneStop = meta.story({
  play: async ({ canvas, userEvent }) => {
    onTurn.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Previous month' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowRight}{Enter}{ArrowRight}{Enter}');
    await expect(onTurn.mock.calls).toEqual([[-1], [1], [null]]);
    await expect(canvas.getByRole('button', { name: 'Today' })).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    // Back to where one was.
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Today' })).toHaveFocus();
  },
});
