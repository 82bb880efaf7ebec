import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect, fn } from 'storybook/test';
import { Pagination } from './Pagination';

const meta = preview.meta({
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { page: 2, pages: 5, hrefOf: (page) => `#page-${page}`, onPage: fn() },
  parameters: guide({
    purpose: 'Leads through a long list page by page; each page has an address.',
    avoid: 'Where people only want to see more of the same, use LoadMore.',
    keys: [{ keys: ['Enter'], does: 'Goes to the page', story: 'NextByKeyboard' }],
    dos: ['Move focus to the heading of the list and say the page when it has come.'],
    donts: ['Show it where everything fits one page.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const First = meta.story({
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
});

export const Last = meta.story({
  args: { page: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Previous page' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
  },
});

export const NextByKeyboard = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    canvasElement.addEventListener('click', (event) => event.preventDefault());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPage).toHaveBeenCalledWith(3);
  },
});
