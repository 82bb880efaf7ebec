import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { CalendarClock, CircleCheckBig, Clock, History } from 'lucide-react';
import { expect } from 'storybook/test';
import { Grid } from '../Grid/Grid';
import { Stat } from './Stat';

const meta = preview.meta({
  title: 'Data/Stat',
  component: Stat,
  args: {
    value: '1,240',
    label: 'Clicks',
    change: { direction: 'up' as const, judgement: 'good' as const, text: 'up 12%' },
  },
  parameters: guide({
    purpose: 'One figure and the word for it; with a link the whole card is that link.',
    avoid: 'For facts about one thing use DescriptionList; for a course over time a chart.',
    keys: [{ keys: ['Tab'], does: 'Comes to the card, where it is a link', story: 'Row' }],
    dos: ['Say the change in words: "up 12%".'],
    donts: ['Show a figure without what it counts.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const Row = meta.story({
  render: () => (
    <Grid min="small" isFilled>
      <Stat
        value="3"
        label="Pending Approval"
        icon={Clock}
        link={{ href: '#a', label: 'open calendar' }}
      />
      <Stat
        value="12"
        label="Scheduled Content"
        icon={CalendarClock}
        link={{ href: '#b', label: 'open calendar' }}
      />
      <Stat
        value="1,240"
        label="Clicks"
        icon={CircleCheckBig}
        change={{ direction: 'up', judgement: 'good', text: 'up 12%' }}
      />
      <Stat
        value="2.1%"
        label="Bounce rate"
        icon={History}
        change={{ direction: 'down', judgement: 'good', text: 'down 4%' }}
      />
    </Grid>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(
      canvas.getByRole('link', { name: '3 Pending Approval, open calendar' }),
    ).toHaveFocus();
  },
});

export const Judged = meta.story({
  render: () => (
    <Grid min="small" isFilled>
      <Stat
        value="2.1%"
        label="Bounce rate"
        change={{ direction: 'down', judgement: 'good', text: 'down 4%' }}
      />
      <Stat
        value="310"
        label="Saves"
        change={{ direction: 'down', judgement: 'bad', text: 'down 9%' }}
      />
      <Stat value="12" label="Posts" change={{ direction: 'up', text: 'up 2' }} />
      <Stat value="8" label="Campaigns" change={{ direction: 'same', text: 'as before' }} />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const colorOf = (words: string) => getComputedStyle(canvas.getByText(words)).color;
    await expect(colorOf('down 4%')).not.toBe(colorOf('down 9%'));
    // More is not better by itself.
    await expect(colorOf('up 2')).toBe(colorOf('as before'));
    await expect(colorOf('up 2')).not.toBe(colorOf('down 4%'));
  },
});
