import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { Bell } from 'lucide';
import { expect, screen, waitFor } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton';
import { Inline } from '../Inline/Inline';
import { Tooltip } from './Tooltip';

const meta = preview.meta({
  title: 'Overlays/Tooltip',
  component: Tooltip,
  parameters: {
    layout: 'centered',
    ...guide({
      purpose: 'A word about a control, on hover and on focus.',
      avoid: 'For what must be known: say it on the page.',
      keys: [
        { keys: ['Tab'], does: 'Shows it with the focus of its control', story: 'OnFocus' },
        { keys: ['Escape'], does: 'Hides it', story: 'EscapeTakesItAway' },
      ],
      dos: ['One short line.'],
      donts: ['Repeat the name of the control.'],
      heard: 'OnFocus',
      noElement: 'Wraps a control, which keeps its own ref and attributes.',
    }),
  },
  args: {
    text: 'Your tasks',
    children: <IconButton icon={Bell} label="Notifications, none" />,
  },
});

export const Default = meta.story({});

export const OnFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Notifications, none' });
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Your tasks');
    await expect(button).toHaveAccessibleDescription('Your tasks');
  },
});

export const EscapeTakesItAway = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Notifications, none' });
    await expect(await screen.findByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
    await expect(button).not.toHaveAttribute('aria-describedby');
  },
});

export const GoesWithFocus = meta.story({
  render: () => (
    <Inline>
      <Tooltip text="Your tasks">
        <IconButton icon={Bell} label="Notifications" />
      </Tooltip>
      <IconButton icon={Bell} label="Next" />
    </Inline>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
});

export const UnderThePointer = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    // A pointer comes from somewhere; focus by keyboard was before it in another story.
    await userEvent.hover(canvasElement);
    await userEvent.hover(canvas.getByRole('button'));
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip).toHaveTextContent('Your tasks');
    // It can be read with the pointer on it (WCAG 1.4.13).
    await userEvent.hover(tooltip);
    await expect(screen.getByRole('tooltip')).toBeVisible();
  },
});

export const Below = meta.story({
  args: { placement: 'bottom' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await waitFor(() =>
      expect(tooltip.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        canvas.getByRole('button').getBoundingClientRect().bottom,
      ),
    );
  },
});
