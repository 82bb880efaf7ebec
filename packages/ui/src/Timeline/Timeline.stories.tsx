import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar';
import { Card } from '../Card/Card';
import { DescriptionList } from '../DescriptionList/DescriptionList';
import { Grid } from '../Grid/Grid';
import { Inline } from '../Inline/Inline';
import { Section } from '../Section/Section';
import { StatusMark } from '../StatusBadge/StatusMark';
import { Text } from '../Text/Text';
import { Timeline } from './Timeline';

const meta = preview.meta({
  title: 'Data/Timeline',
  component: Timeline,
  args: {
    label: 'History',
    entries: [
      {
        id: '3',
        title: 'Grace approved this',
        time: <time dateTime="2025-06-02T09:00">Jun 2, 2025, 9:00 AM</time>,
        body: <Text tone="muted">“Lovely. Mind the second line.”</Text>,
        mark: <StatusMark status="approved" />,
      },
      {
        id: '2',
        title: 'Ada submitted this for review',
        time: <time dateTime="2025-06-01T14:30">Jun 1, 2025, 2:30 PM</time>,
        mark: <StatusMark status="pending" />,
      },
      {
        id: '1',
        title: 'Ada created this',
        time: <time dateTime="2025-06-01T14:00">Jun 1, 2025, 2:00 PM</time>,
      },
    ],
  },
  parameters: guide({
    purpose: 'What happened to one thing, newest first.',
    avoid: 'For what will happen use a list by date.',
    keys: [],
    dos: ['Say who did what in a sentence.'],
    donts: ['Leave out the time.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const History = meta.story({
  render: (args) => (
    <Grid min="large">
      <Card>
        <Section title="History" size="lead">
          <Timeline {...args} />
        </Section>
      </Card>
      <Card>
        <Section title="Details" size="lead">
          <DescriptionList
            items={[
              {
                term: 'Author',
                detail: (
                  <Inline as="span">
                    <Avatar initials="AL" size="small" /> Ada Lovelace
                  </Inline>
                ),
              },
              { term: 'Campaign', detail: 'Summer launch' },
              { term: 'Scheduled for', detail: 'Jun 3, 2025, 9:00 AM' },
            ]}
          />
        </Section>
      </Card>
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'History' }).children).toHaveLength(3);
  },
});
