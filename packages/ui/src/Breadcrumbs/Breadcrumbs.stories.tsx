import { expectNoSidewaysScroll } from '@brandroom/stories/sideways';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect, fn } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs';

const meta = preview.meta({
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    places: [
      { label: 'Content', href: '#content' },
      { label: 'Calendar', href: '#calendar' },
      { label: 'Summer launch, teaser', href: '#item' },
    ],
  },
  parameters: guide({
    purpose: 'Says where a page lies that is deeper than the navigation shows, and leads up.',
    avoid: 'On pages that the side navigation names; as steps of a task.',
    keys: [
      { keys: ['Tab'], does: 'Goes to the next place above', story: 'WalkedByKeyboard' },
      { keys: ['Enter'], does: 'Goes there', story: 'WalkedByKeyboard' },
    ],
    dos: ['Use the names that the pages themselves have as headings.'],
    donts: ['Leave out the page itself: it says that the way ends here.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const here = canvas.getByText('Summer launch, teaser');
    await expect(here).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const WalkedByKeyboard = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const followed = fn((event: Event) => event.preventDefault());
    canvasElement.addEventListener('click', followed);
    // react-aria draws the entries of a collection a moment after the collection.
    await canvas.findByRole('link', { name: 'Calendar' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Calendar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
  },
});

export const OnPhones = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expectNoSidewaysScroll();
  },
});
