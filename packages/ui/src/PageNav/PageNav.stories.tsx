import { expectNoSidewaysScroll } from '@brandroom/stories/sideways';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect, fn, within } from 'storybook/test';
import { Text } from '../Text/Text';
import { PageNav } from './PageNav';

const pages = [
  'Account',
  'Security',
  'Billing',
  'Agency & Brands',
  'Roles & Permissions',
  'Brands',
];
const linksAt = (current: string) =>
  pages.map((label) => ({
    label,
    href: `#${label.toLowerCase().replaceAll(/\W+/gu, '-')}`,
    isCurrent: label === current,
  }));

const meta = preview.meta({
  title: 'Navigation/PageNav',
  component: PageNav,
  args: {
    label: 'Settings',
    links: linksAt('Security'),
    children: <Text isMeasured>Change your password here.</Text>,
  },
  parameters: guide({
    purpose: 'Moves between the pages of one area, such as settings, beside the current one.',
    avoid: 'For views of the same content: use PageViews or Tabs.',
    keys: [
      { keys: ['Tab'], does: 'Goes to the next page of the area', story: 'WalkedByKeyboard' },
      { keys: ['Enter'], does: 'Opens it', story: 'WalkedByKeyboard' },
    ],
    dos: ['Leave out pages without permission.'],
    donts: ['Mark more than one page as current.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Settings' }));
    await expect(nav.getAllByRole('link')).toHaveLength(6);
    await expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Security');
  },
});

export const WalkedByKeyboard = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const followed = fn((event: Event) => event.preventDefault());
    canvasElement.addEventListener('click', followed);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Security' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
  },
});

/** One row that scrolls, with the current page in sight. */
export const OnPhones = meta.story({
  args: { links: linksAt('Brands') },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expectNoSidewaysScroll();
  },
});
