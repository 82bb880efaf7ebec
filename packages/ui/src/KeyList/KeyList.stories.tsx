import { expectNoSidewaysScroll } from '@brandroom/stories/sideways';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect } from 'storybook/test';
import { KeyList } from './KeyList';

const meta = preview.meta({
  title: 'Data/KeyList',
  component: KeyList,
  args: {
    items: [
      { keys: ['J', 'N'], does: 'Next item' },
      { keys: ['A'], does: 'Approve the item' },
      { keys: ['Shift+A'], does: 'Approve everything that is selected' },
    ],
  },
  argTypes: { items: { control: false } },
  parameters: guide({
    purpose: 'The keys of a screen, as its dialog on ? lists them.',
    avoid: 'For facts about one thing use DescriptionList.',
    keys: [],
    dos: ['List every key that works, with what the button for the same is called.'],
    donts: ['List keys that the browser has of itself: Tab, Enter on a link.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')[0]).toHaveTextContent('J or N');
    await expect(canvas.getByText('Shift+A').tagName).toBe('KBD');
  },
});

export const OnPhones = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expectNoSidewaysScroll();
  },
});
