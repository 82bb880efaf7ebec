import { choices } from '@brandroom/stories/arg-types';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { useEffect, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { LoadMore } from './LoadMore';
import * as styles from './LoadMore.css';

const meta = preview.meta({
  title: 'Navigation/LoadMore',
  component: LoadMore,
  args: { shown: 50, total: 120, things: 'files', step: 50, onLoadMore: fn() },
  argTypes: choices({ size: styles.sizes }),
  parameters: guide({
    purpose: 'Ends a list of which more can be shown, and says how much there is.',
    avoid: 'Where people go to a certain place in the list or share it, use Pagination.',
    keys: [{ keys: ['Enter'], does: 'Shows more and keeps focus', story: 'MoreByKeyboard' }],
    dos: ['Say what the things are: "Show 50 more files".'],
    donts: ['Load by scrolling alone: people who do not scroll never reach the end.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const Pending = meta.story({
  args: { isPending: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Loading files…' })).toBeVisible();
  },
});

/** Long numbers have thousands separators. */
export const Thousands = meta.story({
  args: { shown: 2000, total: 12000, step: 5000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2,000 of 12,000 files shown')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show 5,000 more files' })).toBeVisible();
  },
});

let grow: () => void = () => undefined;

function Files() {
  const [shown, setShown] = useState(50);
  useEffect(() => {
    grow = () => setShown((now) => now + 1);
  }, []);
  const more = () => setShown((now) => Math.min(now + 50, 120));
  return <LoadMore shown={shown} total={120} things="files" step={50} onLoadMore={more} />;
}

export const MoreByKeyboard = meta.story({
  render: () => <Files />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Show 20 more files' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('100 of 120 files shown');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(document.activeElement).toHaveTextContent(/^120 of 120 files shown$/u);
  },
});

/** Items that are added in another way never take focus. */
export const GrownByAnotherWay = meta.story({
  render: () => <Files />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('50 of 120 files shown')).toBeVisible();
    grow();
    await expect(await canvas.findByText('51 of 120 files shown')).toBeVisible();
    await expect(document.body).toHaveFocus();
  },
});
