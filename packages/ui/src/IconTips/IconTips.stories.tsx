import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { ChevronRight, Trash2 } from 'lucide';
import { expect, screen, waitFor } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton';
import { Inline } from '../Inline/Inline';
import { SearchField } from '../SearchField/SearchField';
import { IconTips } from './IconTips';

const meta = preview.meta({
  title: 'Overlays/IconTips',
  component: IconTips,
  args: {},
  parameters: guide({
    purpose: 'Shows the label of every icon button on the page, on hover and on focus.',
    avoid: 'For more than the label: Tooltip, or better a word on the page.',
    keys: [
      { keys: ['Tab'], does: 'Shows the label of the focused button', story: 'OnFocus' },
      { keys: ['Escape'], does: 'Hides it', story: 'EscapeHidesIt' },
    ],
    dos: ['Mount it once, at start-up.'],
    donts: ['Put a Tooltip around an IconButton that says the same.'],
    heard: 'OnFocus',
    noElement: 'Mounted once, with nothing to see until a button is hovered or focused.',
  }),
  render: () => (
    <>
      <Inline>
        <IconButton icon={ChevronRight} label="Next item" shortcut="J" />
        <IconButton icon={Trash2} label="Delete logo winter.svg" />
      </Inline>
      <IconTips />
    </>
  ),
});

const next = 'Next item · J';

export const Default = meta.story({});

export const OnFocus = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByText(next)).toBeVisible();
    await userEvent.tab();
    await expect(await screen.findByText('Delete logo winter.svg')).toBeVisible();
    await expect(screen.queryByText(next)).not.toBeInTheDocument();
  },
});

export const EscapeHidesIt = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await screen.findByText(next);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(next)).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Next item' })).toHaveFocus();
  },
});

export const UnderThePointer = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Delete logo winter.svg' }));
    const words = await screen.findByText('Delete logo winter.svg');
    await expect(words).toBeVisible();
    const { left, top } = words.getBoundingClientRect();
    // It can be read with the pointer on it (WCAG 1.4.13).
    await userEvent.pointer({
      target: canvasElement,
      coords: { clientX: left + 4, clientY: top + 4 },
    });
    await expect(words).toBeVisible();
    await userEvent.pointer({
      target: canvasElement,
      coords: { clientX: left + 4, clientY: top + 200 },
    });
    await waitFor(() => expect(words).not.toBeInTheDocument());
  },
});

export const OfAField = meta.story({
  render: () => (
    <>
      <SearchField label="Search files" shortcut="/" />
      <IconTips />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search files' });
    await expect(field).toHaveAttribute('aria-keyshortcuts', '/');
    await userEvent.hover(field);
    await expect(await screen.findByText('Search files · /')).toBeVisible();
  },
});

export const GoneOnPress = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Delete logo winter.svg' });
    await userEvent.hover(button);
    const words = await screen.findByText('Delete logo winter.svg');
    await userEvent.click(button);
    await waitFor(() => expect(words).not.toBeInTheDocument());
  },
});
