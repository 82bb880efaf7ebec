import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect } from 'storybook/test';
import { SearchSnippet } from './SearchSnippet';

const meta = preview.meta({
  title: 'Media/SearchSnippet',
  component: SearchSnippet,
  args: {
    label: 'Search result',
    address: 'example.com › blog › how-we-press',
    title: 'How we press apples, and why it takes a whole day of…',
    description: 'From the first basket to the last bottle: a day at the press, hour by hour.',
  },
  parameters: guide({
    purpose: 'A page as a search finds it, beside the fields of its title and description.',
    avoid: 'For the page itself use Prose.',
    keys: [],
    dos: ['Cut title and description where search results cut them.'],
    donts: ['Make a link of it: there is no page yet.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Search result' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
