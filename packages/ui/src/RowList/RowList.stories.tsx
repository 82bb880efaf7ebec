import { expectNoSidewaysScroll } from '@brandroom/stories/sideways';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { Mail } from 'lucide';
import { RouterProvider } from 'react-aria-components';
import { expect, fn } from 'storybook/test';
import { Card } from '../Card/Card';
import { IconButton } from '../IconButton/IconButton';
import { StatusMark } from '../StatusBadge/StatusMark';
import { RowList } from './RowList';
import * as styles from './RowList.css';
import { choices } from '@brandroom/stories/arg-types';

const onPress = fn();
const onFollow = fn();

const meta = preview.meta({
  title: 'Data/RowList',
  component: RowList,
  argTypes: choices({ size: styles.rows }),
  args: {
    label: 'Content Needs Approval',
    rows: [
      {
        id: '1',
        href: '#1',
        title: 'Two minutes with Luca',
        facts: '26 minutes ago',
        isRead: false,
      },
      { id: '2', href: '#2', title: 'Letter from the farm', facts: '7 hours ago', isRead: true },
    ],
    size: 'large' as const,
  },
  parameters: guide({
    purpose: 'A few links under each other with one or two facts each.',
    avoid: 'For many rows with columns use DataTable.',
    keys: [{ keys: ['Enter'], does: 'Follows the link of the row', story: 'FollowedByKeyboard' }],
    dos: ['Say what all rows have in common once, as the heading above.'],
    donts: ['Put a card into each row.'],
    heard: 'Default',
  }),
  render: (args) => (
    <Card padding="none">
      <RowList {...args} />
    </Card>
  ),
});

export const Default = meta.story({});

export const WithMarks = meta.story({
  args: {
    size: 'medium',
    rows: [
      {
        id: '1',
        href: '#1',
        title: 'Grower letter: Selam Bekele',
        mark: <StatusMark status="scheduled" />,
        end: 'Nov 25, 11:45 AM',
      },
      {
        id: '2',
        href: '#2',
        title: `A name that is long: ${'how we brew Sugarcane decaf as cold brew '.repeat(5)}`,
        mark: <StatusMark status="draft" />,
        end: 'Dec 1, 9:00 AM',
      },
    ],
  },
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('listitem').map((row) => Math.round(row.offsetHeight));
    await expect(new Set(heights).size).toBe(1);
    await expectNoSidewaysScroll();
  },
});

export const FollowedByKeyboard = meta.story({
  args: { rows: [{ id: '1', href: '/luca', title: 'Two minutes with Luca', onPress }] },
  render: (args) => (
    <RouterProvider navigate={onFollow}>
      <RowList {...args} />
    </RouterProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    onPress.mockClear();
    onFollow.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Two minutes with Luca' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onPress).toHaveBeenCalledOnce();
    await expect(onFollow).toHaveBeenCalledWith('/luca', undefined);
  },
});

/** Its button is above the link. */
export const WithAction = meta.story({
  args: {
    rows: [
      {
        id: '1',
        href: '/luca',
        title: 'Two minutes with Luca',
        isRead: true,
        onPress: onFollow,
        action: (
          <IconButton
            size="small"
            icon={Mail}
            label="Mark “Two minutes with Luca” as unread"
            onPress={onPress}
          />
        ),
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    onPress.mockClear();
    onFollow.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /as unread$/ }));
    await expect(onPress).toHaveBeenCalledOnce();
    await expect(onFollow).not.toHaveBeenCalled();
  },
});

/** A press anywhere on the row follows its link. */
export const AllOfItIsTheLink = meta.story({
  play: async ({ canvas }) => {
    const [row] = canvas.getAllByRole('listitem');
    const box = row?.getBoundingClientRect() ?? new DOMRect();
    const there = document.elementFromPoint(box.right - 4, box.bottom - 4);
    await expect(there).toBe(canvas.getByRole('link', { name: 'Two minutes with Luca' }));
  },
});
