import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect } from 'storybook/test';
import { MailPreview, mailWidths } from './MailPreview';

const meta = preview.meta({
  title: 'Media/MailPreview',
  component: MailPreview,
  args: {
    label: 'Email on a phone',
    sender: 'Meadow Press',
    initials: 'MP',
    inboxSubject: 'The apples are in, and the press…',
    inboxPreheader: 'Come and taste what the season has left.',
    subject: 'The apples are in, and the press is running',
    children: 'Dear friends,\n\nCome and taste what the season has left.\n\nYour Meadow Press',
  },
  argTypes: { width: { options: mailWidths, control: 'radio' } },
  parameters: guide({
    purpose: 'An email as it is met: first the row in the inbox, then the opened message.',
    avoid: 'For a post use FeedCard.',
    keys: [],
    dos: ['Cut subject and preheader where inboxes of that width cut them.'],
    donts: ['Leave a missing subject empty: say that there is none yet.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Email on a phone' })).toHaveTextContent(
      /^In the inbox:Meadow PressThe apples are in, and the press…Come and taste/,
    );
  },
});

export const Desktop = meta.story({
  args: { label: 'Email on a desktop', width: 'desktop' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure').getBoundingClientRect().width).toBe(640);
  },
});
